### Fernweh, Deutsch: wie man von Zügen erfährt, während keine Seite offen ist.

notices-title = Mitteilungen anderswo
notices-text = Wo du erfährst, dass du am Zug bist oder dass eine Partie zu Ende ist, auch wenn keine Seite von Fernweh offen ist.
notices-remove = Entfernen
hook-title = Webhook
hook-note = Für Programme und Dienste: Fernweh schickt eine signierte Anfrage an diese Adresse.
hook-key = Schlüssel der Signatur
hook-off = Diese Adresse hat mehrmals nicht geantwortet, darum wird nichts mehr dorthin geschickt. Speichere sie noch einmal, um sie wieder einzuschalten.
error-address = An diese Adresse können keine Mitteilungen geschickt werden. Sie beginnt mit https:// und enthält weder Namen noch Passwort.
error-address-https = Die Adresse muss mit https:// beginnen.
error-address-unknown = Es gibt keinen Server mit diesem Namen.
error-address-private = Diese Adresse führt in ein privates Netz. Der Betreiber des Servers erlaubt das nicht.
error-address-failed = Die Adresse hat nicht geantwortet.
