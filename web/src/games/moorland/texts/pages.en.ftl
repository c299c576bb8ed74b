# Options of a new table, where the page says it otherwise than the terminal, and the pictures in the rules.

moorland-page-option-layout-file = Your own way to lay the four plans, written down in a file. The rules tell how.
moorland-page-option-components-file = What is printed on your own cards and plans, written down in a file. The rules tell how.

moorland-rules-picture-plans = your four plans
moorland-rules-picture-markers = a water marker on each letter
moorland-rules-picture-mushroom = the mushroom of who begins
moorland-rules-picture-plan = A plan: ground A to C with plants, and a root section. The drops are water markers to be won.
moorland-rules-picture-card = A moor card
moorland-rules-picture-interrupts = It interrupts the waterway
moorland-rules-picture-back = The back
moorland-rules-picture-roots = takes root
moorland-rules-picture-withers = withers
moorland-rules-picture-drifts = drifts
moorland-rules-picture-strider = water strider
moorland-rules-picture-drift = A card was laid on B. Its rushes took root; heather drifted up to the root space and over to C.
