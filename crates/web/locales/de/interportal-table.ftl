### Interportal, German: the parts of its table.

x4t-rail = Verlauf und Chat
x4t-log = Verlauf
x4t-chat = Chat
x4t-pane-galaxy = Galaxie
x4t-pane-empire = Reich
x4t-pane-research = Forschung
x4t-pane-yard = Werft
x4t-pane-log = Verlauf
