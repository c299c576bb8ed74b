# The cards to look through, the picture of the game, the pictures in the rules

dartmoor-page-picture = An oak on the moor at dawn, with a barn owl, a roe deer, a pony, a badger and a rabbit
dartmoor-page-option-components-file = What is printed on your own cards, written down in a file. The rules tell how.

dartmoor-page-cards-about = Every species with what it does and scores, or every card with its two halves. Where something is our guess, it says so.
dartmoor-page-cards-find = Find
dartmoor-page-cards-way = Show
dartmoor-page-cards-species = Species
dartmoor-page-cards-cards = Cards
dartmoor-page-cards-symbol = Type symbol
dartmoor-page-cards-tree = Tree symbol
dartmoor-page-cards-all = All
dartmoor-page-cards-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
dartmoor-page-cards-copies = { $copies ->
    [one] 1 in the box
   *[other] { $copies } in the box
}
dartmoor-page-cards-printed = as printed
dartmoor-page-cards-guess = our guess

dartmoor-rules-picture-cave = a cave
dartmoor-rules-picture-winter = a winter card
