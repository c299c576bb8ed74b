# The cards to look through, and the pictures in the rules

farmers-page-cards-about = Every action space, special action card and improvement, with what it does.
farmers-page-cards-find = Find
farmers-page-cards-way = Show
farmers-page-cards-spaces = Action spaces
farmers-page-cards-special = Special actions
farmers-page-cards-majors = Major improvements
farmers-page-cards-players = Players
farmers-page-cards-level = { $level ->
    [1] The spaces of level I, without minor improvements.
   *[2] The spaces of level II, with minor improvements. At level I, 2 to 5 players also have the Side Job.
}
farmers-page-cards-permanent = Always there
farmers-page-cards-stage = Stage { $stage }
farmers-page-cards-found = { $count ->
    [one] 1 found
   *[other] { $count } found
}
farmers-page-cards-upper = On top
farmers-page-cards-lower = Below
farmers-rules-picture-starting = starting player
farmers-rules-picture-bed = in bed
farmers-rules-picture-begging = begging marker
farmers-rules-picture-harvest = harvest
farmers-rules-picture-person = a person
farmers-rules-picture-newborn = a newborn
farmers-rules-picture-infirmary = Infirmary
