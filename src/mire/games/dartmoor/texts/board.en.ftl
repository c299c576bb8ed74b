# The board in the terminal

dartmoor-board-stack = { $cards } cards in the stack, winter cards so far: { $winters }
dartmoor-board-clearing = Clearing
dartmoor-board-hand = Hand
