import { contentWords } from '../../guide/text-analysis.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { readFoods } from './meals-from-foods.ts'

const house = '(?: (?:here|in (?:this|the|my|our) (?:house|family)|at (?:home|my house)))?'
const nobody = `(?:nobody|no one|noone|none of (?:us|them)|everybody|everyone)${house}`
const tastes = 'eats?|likes?|touch(?:es)?|wants?|have|do|stands?|digest|cares? for'
const refusing = oneOf(
  'no|not|without|minus|arent|isnt|hates?|dislikes?|besides|except|other than|anything but|skip(?: the)?|fan of',
  '(?:tired|sick|out|bored|burned out) (?:of|on|with)|allergic to|allergy to|intolerant to',
  `(?:${nobody}|wont|doesnt|dont|cant|cannot|do not|does not|will not)(?: (?:really|even|ever|all))? (?:${tastes}|hates?)`,
)
const refused = new RegExp(String.raw`\b(?:${refusing}) (?:(?:any|all|the|more|another|eating|having|making) )?`, 'g')
const freeOf = /\b(dairy|lactose|nut|peanut|egg|meat|cheese|milk) free\b/g

/** Ingredients that a refused food includes: no meat means no ham. Each is the beginning of a word. */
const families = new Map(
  Object.entries({
    meat: 'meat chicken beef sausage pork turkey ham bacon hamburger sloppy chili burger',
    pasta: 'pasta spaghetti ziti noodle tortellini lasagna mac',
    noodles: 'noodle pasta spaghetti ziti tortellini lasagna mac ramen',
    pork: 'pork ham bacon sausage',
    beef: 'beef hamburger meatball sloppy meat burger steak shepherd roast lasagna',
    fish: 'fish tuna salmon',
    seafood: 'fish tuna salmon shrimp crab',
    shellfish: 'shrimp crab',
    chicken: 'chicken thigh rotisserie drumstick',
    dairy:
      'dairy milk chees quesadilla mac lasagna ziti tortellini enchilada pizza yogurt ranch butter cream alfredo pie waffle pancake muffin french shepherd parmesan oat mashed naan',
    cheese: 'chees quesadilla mac lasagna ziti tortellini enchilada pizza alfredo parmesan',
    nuts: 'nut peanut almond granola trail walnut pecan',
    eggs: 'egg breakfast frittata omelet pancake french waffle muffin tortellini meatball naan',
    tomatoes: 'tomato salsa spaghetti pizza chili marinara lasagna ziti',
    potatoes: 'potato hash shepherd fries mashed',
    bread: 'bread sandwich toast bun pizza roll burger naan pita grilled slider',
    rice: 'rice stir',
    beans: 'bean chili lentil hummus',
    tacos: 'taco',
    leftovers: 'leftover',
    soup: 'soup stew chili',
    casserole: 'casserole ziti bake',
  }).map(([food, words]) => [food, words.split(' ')] as const),
)
const sameAs = new Map(
  Object.entries({
    peanuts: 'nuts',
    peanut: 'nuts',
    nut: 'nuts',
    milk: 'dairy',
    lactose: 'dairy',
    tomato: 'tomatoes',
    potato: 'potatoes',
    egg: 'eggs',
    taco: 'tacos',
    casseroles: 'casserole',
    soups: 'soup',
    sandwiches: 'bread',
    hamburger: 'beef',
    shrimp: 'shellfish',
  }),
)
const familyOf = (word: string): readonly string[] | undefined => families.get(sameAs.get(word) ?? word)
const isFood = (word: string): boolean => familyOf(word) !== undefined || readFoods(word).length > 0

const joints = new Set(['or', 'and', 'nor', 'any'])
/** In words. */
const longest = 9

/** Returns the refused words: the first, or the first two if only both together are a food, and the foods after it. */
function takeRefused(after: string): { words: string[]; said: number } {
  const next = after.split(' ').slice(0, longest)
  const words: string[] = []
  let at = 0
  while (at < next.length) {
    const [word = '', second = ''] = next.slice(at)
    const isFirst = words.length === 0
    if (!isFirst && joints.has(word) && isFood(second)) at += 1
    else if (isFood(word)) {
      words.push(word)
      at += 1
    } else if (second !== '' && isFood(`${word} ${second}`) && (isFirst || words.length > 0)) {
      words.push(second)
      at += 2
    } else if (isFirst) {
      words.push(word)
      at += 1
      if (second !== '' && !joints.has(second)) break
    } else break
  }
  return { words, said: at }
}

/** Reads the refused foods, each as the beginning of a word, and returns the line without the refusal. */
export function readRefused(line: string): { out: readonly string[]; foods: readonly string[]; rest: string } {
  const found = [...line.matchAll(refused)].map(({ 0: said, index }) => {
    const { words, said: many } = takeRefused(line.slice(index + said.length))
    const tail = line
      .slice(index + said.length)
      .split(' ')
      .slice(0, many)
    return { words, whole: `${said}${tail.join(' ')}` }
  })
  const free = [...line.matchAll(freeOf)].map(([whole, food = '']) => ({ words: [food], whole }))
  const all = [...found, ...free]
  const named = all.flatMap(({ words }) => words)
  const rest = all
    .filter(({ words }) => words.some((word) => isFood(word)) && !words.includes('meat'))
    .reduce((text, { whole }) => text.replace(whole, ' '), line)
  return {
    out: named.flatMap(
      (word) =>
        familyOf(word) ??
        contentWords(word)
          .map((one) => one.replace(/s$/, ''))
          .filter((one) => one.length > 2),
    ),
    foods: named.filter((word) => isFood(word)),
    rest: rest.replace(/ {2,}/g, ' '),
  }
}

/** Whether a dish, or what is said under it, has something that is refused. */
export const hasRefused = (text: string, out: readonly string[]): boolean =>
  out.some((word) => new RegExp(String.raw`\b${word}`, 'i').test(text))
