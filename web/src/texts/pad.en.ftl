# The score pad for owners of the box. What it shares with the terminal (pad-players, pad-again) is among the shared texts.

pad-title = Score pad: { $game }
pad-about = For a game with the box. Type what you count; the points follow by themselves. Nothing leaves this device.
pad-offline = It works without a connection, too.
pad-counted = Counted
pad-points = Points
pad-find = Find by name
pad-shown = Player shown
pad-entry = { $field }, { $player }
pad-more = { $field }, { $player }: one more
pad-fewer = { $field }, { $player }: one fewer
pad-too-many = There are only { $most } in the box, and this sheet has { $all }.
pad-fault = Something here can’t be right
pad-wrong = What is missing follows once the marked numbers are right.
pad-waiting = Who wins stands here once there are numbers for everybody.
pad-print = Print
pad-new = New sheet
pad-new-sure = Start a new sheet?
pad-new-about = The numbers of this sheet are gone then. The names stay.
pad-keep = Keep this sheet
pad-rules = Rules
