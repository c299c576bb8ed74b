# Minor improvements on the page

farmers-minor-costs = Costs: { $cost }
farmers-minor-free = nothing
farmers-minor-returns = return { NAMES("farmers-card", $card) }
farmers-minor-removes = remove { NAMES("farmers-card", $card) } from the game
farmers-minor-needs = Prerequisite: { $needs }
farmers-minor-passing = Passes to the left

# The list of all cards

farmers-page-cards-minors = Minor improvements
farmers-minor-filter-all = All
farmers-minor-filter-kind = Category
farmers-minor-filter-cost = Cost
farmers-minor-filter-cost-free = Nothing
farmers-minor-filter-cost-animal = An animal
farmers-minor-filter-cost-card = A major improvement
farmers-minor-filter-need = Prerequisite
farmers-minor-filter-need-none = None
farmers-minor-filter-need-improvements = Improvements
farmers-minor-filter-need-majors = Major improvements
farmers-minor-filter-need-forests = Forests
farmers-minor-filter-need-moors = Moors
farmers-minor-filter-need-fields = Fields
farmers-minor-filter-need-pastures = Pastures
farmers-minor-filter-need-stables = Stables
farmers-minor-filter-need-rooms = Rooms
farmers-minor-filter-need-house = The house
farmers-minor-filter-need-animals = Animals
farmers-minor-filter-need-sheep = Sheep
farmers-minor-filter-need-horses = Horses
farmers-minor-filter-need-food = Food
farmers-minor-filter-need-fuel = Fuel
farmers-minor-filter-need-unused = Unused spaces
farmers-minor-filter-need-round = The round
farmers-minor-filter-need-hand = Cards in hand
farmers-minor-filter-need-field_pasture_or_stable = Field, pasture or stable
farmers-minor-filter-need-no_harvest = No harvest
farmers-minor-filter-passing = When played
farmers-minor-filter-passing-stays = Stays
farmers-minor-filter-passing-passes = Passes to the left
farmers-minor-filter-points = Points
farmers-minor-filter-points-some = With points
farmers-minor-filter-points-none = Without points
farmers-minor-filter-points-minus = Minus points
farmers-minor-filter-clear = Show all
farmers-minor-found = { $count } of { $all } cards
farmers-minor-none = No card is like that.
