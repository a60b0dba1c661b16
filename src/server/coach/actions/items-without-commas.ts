/** Nouns that split a list without commas: 'Milk eggs diapers and wipes'. */

const nouns =
  `milk egg bread butter cheese yogurt cream bacon sausage ham turkey chicken beef steak pork salmon tuna shrimp fish tofu
rice pasta noodle spaghetti macaroni quinoa oats oatmeal cereal granola flour sugar salt pepper yeast vanilla honey syrup jelly jam nutella
oil vinegar ketchup mustard mayo mayonnaise salsa hummus guacamole ranch tortilla bagel bun roll muffin croissant cracker chip pretzel popcorn cookie
candy chocolate gum cake pie brownie apple banana orange grape strawberry blueberry raspberry peach pear plum mango pineapple melon watermelon
lemon lime avocado tomato potato onion garlic ginger carrot celery cucumber lettuce spinach kale broccoli cauliflower zucchini squash corn pea bean
mushroom cabbage asparagus cilantro parsley basil nut almond walnut pecan peanut cashew raisin date coffee tea juice soda water seltzer beer wine
creamer gatorade lemonade diaper wipe formula pacifier bib soap shampoo conditioner lotion deodorant toothpaste toothbrush floss mouthwash razor
tampon pad tissue kleenex napkin bandaid band-aid tylenol advil ibuprofen vitamin sunscreen chapstick detergent bleach softener sponge
foil battery candle lightbulb bulb pen pencil paper tape glue notebook folder envelope stamp crayon marker backpack sock underwear
litter kibble leash plate cup fork spoon bowl straw charcoal ice pickle olive lentil chickpea couscous cinnamon oregano cumin paprika`
    .split(/\s+/)
    .filter(Boolean)

/** Pairs of words that are one item. */
const pairs =
  `peanut butter,almond butter,cream cheese,sour cream,cottage cheese,string cheese,shredded cheese,cheddar cheese,mozzarella cheese,goat cheese,parmesan cheese,
cheese sticks,whipped cream,heavy cream,ice cream,coffee creamer,almond milk,oat milk,soy milk,coconut milk,chocolate milk,whole milk,orange juice,apple juice,cranberry juice,
ground beef,ground turkey,ground chicken,beef jerky,corn dogs,hot dogs,lunch meat,deli meat,turkey bacon,egg whites,egg noodles,green beans,black beans,kidney beans,
pinto beans,baked beans,refried beans,coffee beans,sweet potatoes,green onions,bell peppers,baby carrots,black pepper,brown sugar,powdered sugar,maple syrup,olive oil,
vegetable oil,coconut oil,canola oil,avocado oil,sesame oil,baking soda,baking powder,soy sauce,hot sauce,garlic bread,garlic powder,onion powder,banana bread,white bread,wheat bread,pita bread,
sandwich bread,corn bread,white rice,brown rice,potato chips,tortilla chips,chocolate chips,corn chips,rice cakes,trail mix,granola bars,protein bars,fruit snacks,
bottled water,sparkling water,dish soap,hand soap,body wash,body lotion,face wash,toilet paper,paper towels,paper plates,printer paper,wrapping paper,parchment paper,trash bags,garbage bags,
sandwich bags,ziploc bags,freezer bags,laundry detergent,laundry soap,laundry pods,fabric softener,dryer sheets,dish soap,dishwasher pods,dishwasher tablets,plastic wrap,aluminum foil,tin foil,
dog food,cat food,cat litter,dog treats,cat treats,bird seed,fish food,baby wipes,baby food,baby formula,baby lotion,clorox wipes,makeup wipes,cotton balls,cotton swabs,q tips,nail polish,
hair ties,hair spray,bobby pins,light bulbs,birthday candles,gift bags,gift cards,glue sticks,index cards,lunch boxes,juice boxes,pull ups,swim diapers,cough drops,cough syrup,allergy medicine,
cold medicine,heating pad,bug spray,air freshener,shaving cream,face cream,tooth paste,salad dressing,salad mix,taco shells,taco seasoning,pasta sauce,tomato sauce,tomato paste,spaghetti sauce,
alfredo sauce,chicken broth,beef broth,chicken stock,chicken noodle,pizza dough,cookie dough,cake mix,pancake mix,chicken nuggets,fish sticks,french fries,tater tots,frozen pizza,mac and cheese,corn starch,lemon juice,lime juice`
    .split(/,\s*/)
    .map((pair) => pair.trim())
const heads =
  'soup|sauce|broth|stock|seasoning|dressing|salad|casserole|cleaner|spray|powder|mix|thighs?|breasts?|wings?|nuggets?|tenders?|fillets?|filters?|remover|pods|bars?|pops?|cubes?|medicine|drops|juice|sticks?|shells|dip'
const modifiers =
  'some|more|a|an|the|any|also|few|couple|of|big|small|large|fresh|frozen|canned|organic|extra|new|whole|low|fat|free|sugar-free|gluten-free|brown|white|red|green|yellow|black|dozen|gallon|pack|packs|bag|bags|box|boxes|bottle|bottles|can|cans|jar|loaf|bunch|half|gallons|pounds|jars|loaves|bunches|cartons|greek|plain|cheap|good|unsalted|salted|diced|sliced|shredded'

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(to|sh|ch|x)es$/, '$1')
    .replace(/(?<!s)s$/, '')
/** Returns the key of an item. Only the last word may be plural: 'bananas bread' are two items. */
const keyOf = (words: readonly string[]): string =>
  [...words.slice(0, -1).map((word) => word.toLowerCase()), stem(words.at(-1) ?? '')].join(' ')

const known = new Set([...nouns.map((noun) => stem(noun)), ...pairs.map((pair) => keyOf(pair.split(' ')))])
const isHead = new RegExp(`^(?:${heads})$`, 'i')
const isModifier = new RegExp(String.raw`^(?:${modifiers}|size|\d[\d.]*(?:%|lbs?|oz|kg|g|ml|l)?)$`, 'i')

/** Returns the number of words of the item at that position; 0 if it isn't known. */
function lengthAt(words: readonly string[], at: number): number {
  const long = [2, 1].find((count) => at + count <= words.length && known.has(keyOf(words.slice(at, at + count)))) ?? 0
  return long > 0 && isHead.test(words[at + long] ?? '') ? long + 1 : long
}

/** Nouns that come in sizes: in 'eggs size 4 diapers' the size belongs to the diapers. */
const sized =
  /^(?:diapers?|pull|underwear|socks?|batter(?:y|ies)|bulbs?|lightbulbs?|tampons?|pads?|gloves?|swim|pull-ups|onesies?)$/i
/** Matches a size after an item: 'diapers size 4', 'milk 2%', 'batteries aa'. */
const sizes = /^(?:aaa?|[cd]|x{0,3}[sml]|small|medium|large|newborn|preemie|\d+t(?:-\d+t)?|\d[\d.]*%?|#\d+)$/i
/** Matches sizes that are not an item or a number of items. */
const onlySizes = /^(?:aaa?|\d+t(?:-\d+t)?|#\d+)$/i
const counts = /^(?:pack|packs|count|ct|watts?|w|oz|lbs?|pounds?|ounces?|gallons?|months?)$/i

/** Returns the number of words that give the size of the item before; 0 if they belong to what follows. */
function sizeAt(words: readonly string[], at: number): number {
  const hasName = /^size$/i.test(words[at] ?? '')
  const long = hasName ? 2 : counts.test(words[at + 1] ?? '') ? 2 : 1
  if (!sizes.test(words[hasName ? at + 1 : at] ?? '')) return 0
  const next = words[at + long]
  if (next === undefined || onlySizes.test(words[at] ?? '')) return long
  return hasName && (sized.test(words[at - 1] ?? '') || !sized.test(next)) ? long : 0
}

/** In words. */
const most = 24

/** Splits a text into its items. Returns it whole if it has an unknown word. */
export function splitRunOnItems(text: string): string[] {
  const words = text.split(' ')
  if (words.length < 2 || words.length > most) return [text]
  const things: string[] = []
  let begin = 0
  for (let at = 0; at < words.length;) {
    const size = things.length > 0 && begin === at ? sizeAt(words, at) : 0
    if (size > 0) {
      things.push([things.pop(), ...words.slice(at, at + size)].join(' '))
      begin = at += size
      continue
    }
    const long = lengthAt(words, at)
    if (long === 0 && !isModifier.test(words[at] ?? '')) return [text]
    at += Math.max(1, long)
    if (long > 0) {
      things.push(words.slice(begin, at).join(' '))
      begin = at
    }
  }
  return begin < words.length || things.length < 2 ? [text] : things
}
