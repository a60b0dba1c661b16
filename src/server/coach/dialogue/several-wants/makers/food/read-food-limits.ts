import { readCount } from '../../../../number-words.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { weekdayNumber } from '../../../../when/weekdays.ts'
import { readBudget } from '../lists/read-budget.ts'
import { plainWords } from '../lists/written-lists.ts'
import type { Dish, FoodToAvoid } from './dishes.ts'

type Way = Dish['ways'][number]

/** Limits that meals have to keep to. */
export type FoodLimits = {
  avoid: ReadonlySet<FoodToAvoid>
  isVegetarian: boolean
  isDiabetic: boolean
  isLowSalt: boolean
  /** Somebody doesn’t eat what is mixed. */
  isApart: boolean
  /** Ways that there are to heat food. */
  ways: ReadonlySet<Way>
  isCold: boolean
  isUnchilled: boolean
  isByHand: boolean
  people: number | null
  /** In dollars. */
  budget: number | null
  store: string | null
  /** Within half an hour. */
  isFast: boolean
  /** It can wait on the stove for people who come in one by one. */
  isWaiting: boolean
  /** Days of the week, Monday is 1, on which dinner has to be fast or out of the slow cooker. */
  busy: readonly number[]
}

const foods: readonly (readonly [form: RegExp, avoid: readonly FoodToAvoid[]])[] = [
  [/\bpork|bacon|ham\b/, ['pork']],
  [/\b(?:beef|red meat)\b/, ['beef', 'pork']],
  [/\b(?:chicken|poultry|turkey)\b/, ['poultry']],
  [/\bmeat\b(?! ?sauce)/, ['beef', 'pork', 'poultry', 'fish']],
  [/\b(?:fish|seafood|shellfish|salmon|tuna)\b/, ['fish']],
  [/\b(?:dairy|milk|lactose|cheese)\b/, ['dairy']],
  [/\beggs?\b/, ['egg']],
  [/\b(?:gluten|wheat|bread)\b/, ['gluten', 'oats']],
  [/\bbeans?\b/, ['beans']],
  [/\b(?:pea)?nuts?\b/, ['nuts']],
]
const refusal = new RegExp(
  String.raw`\b(?:${oneOf(
    'no|not|without|hates?|allerg(?:ic|y) to|cant (?:have|eat|do)|avoids?|intolerant',
    '(?:doesnt|dont|wont|didnt|isnt)(?: really)? (?:eat|like|touch|do|want|allowed)',
  )})\b`,
  'g',
)
/** Ends what a refusal is about. */
const refusalEnds = /[.;!?()]|\b(?:but|we|ive|i|have|has|is|are|was|so|because|which|need)\b/

/** In letters. */
const refusalReach = 60
function readAvoided(line: string): FoodToAvoid[] {
  const refused = [...line.matchAll(refusal)].map(({ 0: said, index }) => {
    const after = line.slice(index + said.length, index + said.length + refusalReach)
    const end = after.search(refusalEnds)
    return end < 0 ? after : after.slice(0, end)
  })
  return foods.flatMap(([form, avoid]) =>
    refused.some((part) => form.test(part)) ||
    new RegExp(`(?:${form.source})[ -](?:free|allerg\\w*|intoleran\\w*)`).test(line)
      ? avoid
      : [],
  )
}

const diets: readonly (readonly [form: RegExp, avoid: readonly FoodToAvoid[]])[] = [
  [/\b(?:celiac|coeliac|gluten)\b/, ['gluten', 'oats']],
  [/\bvegan\b/, ['beef', 'pork', 'poultry', 'fish', 'egg', 'dairy']],
  [/\bvegetarian\b|\bveggie\b/, ['beef', 'pork', 'poultry', 'fish']],
  [/\bdairy free\b|\blactose\b/, ['dairy']],
  [/\bpescatarian\b/, ['beef', 'pork', 'poultry']],
  [/\b(?:mixed (?:together|up)|touch(?:ing)? each other|foods? touch\w*|casseroles?)\b/, ['mixed']],
]

const eaters: readonly RegExp[] = [
  /\bfamily of (\w+)\b/,
  new RegExp(
    [
      String.raw`\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:people|of us|at home|ladies|women`,
      String.raw`|guests|adults|friends|mouths|teachers|coworkers|girls|kids|to feed)\b`,
    ].join(''),
  ),
  new RegExp(
    [
      String.raw`\bfor (one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2})\b(?! ?(?:hours?|min\w*|days?|nights?|weeks?`,
      '|dollars|bucks|pm|am|dinners|lunches|of those|years?|yr))',
    ].join(''),
  ),
  /\bfeed(?:ing)? (?:about )?(\d{1,2}|six|seven|eight|nine|ten|twelve)\b/,
  /\bjust (me)\b/,
  /\b(\w+) of us\b/,
  /\b(?:meal prep|cook(?:ing)?|food) for (?:just )?(me|one|myself)\b/,
]
/** Lunches that the user takes to work. */
const ownLunch = /\blunch(?:es)? (?:for|at|to) (?:my )?(?:work|job)\b|\b(?:i|ill) (?:only )?eat\b|\bdo i eat\b/
const kidsAndAdults = /\b(\d{1,2}) kids? and (?:maybe |about )?(\d{1,2}) (?:adults|grown ?ups|parents)\b/
/** 'Having six ladies over', not the user among them. */
const guestsOver = /\b(?:ladies|friends|guests|women|people) (?:over|coming)\b|\bhaving \w+ (?:ladies|friends|women)\b/

function readPeople(line: string): number | null {
  const [, kids, adults] = kidsAndAdults.exec(line) ?? []
  if (kids !== undefined && adults !== undefined) return Number(kids) + Number(adults)
  for (const form of eaters) {
    const word = form.exec(line)?.[1]
    const many = word === undefined ? NaN : /^(?:me|myself)$/.test(word) ? 1 : readCount(word)
    if (many > 0 && many <= 60) return many + Number(guestsOver.test(line))
  }
  return null
}

const stores: readonly (readonly [form: RegExp, name: string])[] = [
  [/\baldi\b/, 'Aldi'],
  [/\bwalmart\b/, 'Walmart'],
  [/\btrader joe\w*\b/, 'Trader Joe’s'],
  [/\bkroger\b/, 'Kroger'],
  [/\bcostco\b/, 'Costco'],
  [/\bpublix\b/, 'Publix'],
  [/\bh ?e ?b\b/, 'H-E-B'],
  [/\blidl\b/, 'Lidl'],
]

const noOven = new RegExp(
  [
    String.raw`\b(?:no oven|without an oven|oven (?:is |s )?(?:only |just )?(?:broken?|half|out|dead|doesnt|wont|not)|(?:one`,
    String.raw`|two|1|2|single) burners?|hot ?plate|stove ?top only|only (?:a |the )?(?:stove|burner))\b`,
  ].join(''),
)
const noStove =
  /\b(?:no (?:stove|kitchen)|(?:hotel|motel|dorm)\b.{0,60}\bmicrowave|(?:only|just) a (?:microwave|kettle)|stove is (?:broken?|out)|cant cook)\b/
const cold = /\b(?:no microwave|without a microwave|nothing to heat|eat (?:it )?cold)\b/
const unchilled = /\b(?:no (?:fridge|refrigerator)|without a fridge|no way to keep (?:it|things) cold)\b/
const byHand =
  /\b(?:in (?:an?|my|the) (?:school )?(?:car|truck|bus|van|cab)|on the (?:road|go)|one hand\w*|while (?:i )?driv\w*)\b/

const fast =
  /\b(?:under|in|within|less than) (?:15|20|25|30|35|half an hour) ?(?:min\w*)?|\b(?:20|25|30)[ -]minute\b|\b30 minutes or less\b/
const waiting =
  /\b(?:sit and wait|waits? on (?:people|us|everyone)|keeps? warm|at different times|whenever (?:they|he|people) (?:come|get)|reheats?)\b/

const dayName = '(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?'
const busyDays = new RegExp(
  String.raw`\b(${dayName}(?:(?:,| and|, and|/) ?${dayName}){0,4})\b[^.;!?]{0,50}\b(?:practice|soccer|game|ball|dance|choir|church|late|till?|until|busy|fast|quick|crock ?pot|class|work)\b`,
  'g',
)

const readBusy = (line: string): number[] => [
  ...new Set(
    [...line.matchAll(busyDays)].flatMap(([, days = '']) =>
      [...days.matchAll(new RegExp(dayName, 'g'))].map(([day]) => weekdayNumber(day)),
    ),
  ),
]

function readWays(line: string): Set<Way> {
  if (noStove.test(line))
    return new Set<Way>(/\bmicrowave\b/.test(line) && !/\bno microwave\b/.test(line) ? ['none', 'micro'] : ['none'])
  const ways = new Set<Way>(['none', 'micro', 'burner', 'slow', 'oven'])
  if (noOven.test(line)) ways.delete('oven')
  if (/\bburners?\b|\bhot ?plate\b/.test(line) && !/\bcrock ?pot|slow cooker\b/.test(line)) ways.delete('slow')
  if (/\bno (?:crock ?pot|slow cooker)\b/.test(line)) ways.delete('slow')
  return ways
}

/** Reads what meals have to keep to from a whole message. */
export function readFoodLimits(message: string): FoodLimits {
  const line = plainWords(message).toLowerCase()
  const avoid = new Set([...readAvoided(line), ...diets.flatMap(([form, foods]) => (form.test(line) ? foods : []))])
  return {
    avoid,
    isVegetarian: ['beef', 'pork', 'poultry', 'fish'].every((food) => [...avoid].some((one) => one === food)),
    isDiabetic: /diabet|\ba1c\b|\bblood sugar\b/.test(line),
    isLowSalt: new RegExp(
      [
        String.raw`\b(?:low(?:er)?[- ]sodium|low[- ]salt|(?:less|much|no added) salt|no salt|cut(?:ting)? (?:back on |down on `,
        String.raw`|out )?salt|watch(?:ing)? (?:his|her|my|the) salt|heart healthy)\b`,
      ].join(''),
    ).test(line),
    isApart: avoid.has('mixed') || /\bpicky\b/.test(line),
    ways: readWays(line),
    isCold: cold.test(line),
    isUnchilled: unchilled.test(line),
    isByHand: byHand.test(line),
    people: readPeople(line) ?? (ownLunch.test(line) ? 1 : null),
    budget: readBudget(message),
    store: stores.find(([form]) => form.test(line))?.[1] ?? null,
    isFast: fast.test(line),
    isWaiting: waiting.test(line),
    busy: readBusy(line),
  }
}
