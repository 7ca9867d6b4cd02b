### Interportal, English: the parts of its table.

x4t-rail = Log and chat
x4t-log = Log
x4t-chat = Chat
x4t-pane-galaxy = Galaxy
x4t-pane-empire = Empire
x4t-pane-research = Research
x4t-pane-yard = Yard
x4t-pane-log = Log
