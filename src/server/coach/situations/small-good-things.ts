import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { StatementMatch } from './find-situation.ts'

const texts = z.array(z.string().min(1).max(240)).min(3)
const part = z.strictObject({ lines: texts, questions: texts })
const written = await readContent(
  'coach/small-good-things',
  z.strictObject({ plain: part, tired: part, good: part, people: texts, one: part }),
)

const people: ReadonlyMap<string, string> = new Map(
  Object.entries({ mama: 'mom', momma: 'mom', mother: 'mom', daddy: 'dad', father: 'dad', hubby: 'husband' }),
)
const relative = oneOf(
  'mom|mama|momma|mother|dad|daddy|father|husband|hubby|wife|sister|brother|son|daughter|grandma|nana|grandpa|aunt|niece|nephew|cousin|neighbor',
  'best friend|friend|grandson|granddaughter|grandkids|kids|boys|girls|boyfriend|girls|sisters|friends|daughter in law|son in law|mother in law',
)
const meal =
  'breakfast|brunch|lunch|dinner|supper|coffee|tea|ice cream|pizza|tacos|a movie|a walk|a nice walk|a long walk|a long talk|a good talk'
const dish = oneOf(
  'tamales|cookies|soup|bread|pie|pies|a pie|pancakes|waffles|chili|tortillas|empanadas|biscuits|muffins|a cake|banana bread|jam|salsa|dumplings|cornbread|gumbo|lasagna|lumpia',
  'brownies|cupcakes|candy|fudge|pasta|meatballs|pozole|pupusas|pierogi|applesauce|fry bread|a puzzle|puzzles|cards|dominoes|bingo|board games',
)
const made = 'made|baked|cooked|rolled|played|did|finished|put together'
const chores = oneOf(
  'laundry|dishes|groceries|christmas shopping|holiday shopping|grocery shopping|vacuuming|ironing|shopping|meal prep|yard work|mowing|bills|errands|grading|floors|bathrooms?|kitchen|garage|fridge|car|closet|house|yard|windows',
)
const done = 'done|folded|put away|cleaned|washed|mopped|mowed|cleaned up|cleaned out|caught up|paid|finished|vacuumed'
const plants = oneOf('tomatoes|flowers|bulbs|herbs|peppers|mums|pansies|tulips|roses|beans|garlic')
const yours = (word: string): string => `your ${people.get(word) ?? word}`

/** Small good things of a day, with functions that say them back as briefly. */
const goods: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(
      `\\b(?:had|got|ate|went (?:to|for)|grabbed|went on|took) (?:a nice |a quick )?(${meal}) with (?:my|our) (${relative})\\b`,
    ),
    (what, who) => `${what} with ${yours(who)}`,
  ],
  [
    new RegExp(`\\b(?:me and my|my) (${relative})(?: and (?:i|me))? (?:${made}) (?:some |the )?(${dish})\\b`),
    (who, what) => `${what} with ${yours(who)}`,
  ],
  [
    new RegExp(`\\b(?:${made}) (?:some |the )?(${dish}) with (?:my|our) (${relative})\\b`),
    (what, who) => `${what} with ${yours(who)}`,
  ],
  [
    new RegExp(
      `\\b(?:my|our) (${relative}) (?:called|facetimed) (?:me )?(just to talk|just to say hi|just to chat|to say hi|to talk|to chat|just because)\\b`,
    ),
    (who, why) => `${yours(who)} calling ${why}`,
  ],
  [
    new RegExp(
      `\\b(?:my|our) (${relative}) (?:called(?! (?:me |us )?(?:just )?(?:to|because))|stopped by|came by|came over|visited)(?! (?:me (?:a|out|lazy|fat|in)|in|off|out|crying|drunk|mad|upset|to complain))`,
    ),
    (who) => `${yours(who)} checking in`,
  ],
  [
    new RegExp(
      `\\b(?<!and )(?:my|our) (${relative}) (made|cooked|brought|bought) (?:me |us |home )?(${meal}|flowers|${dish})\\b`,
    ),
    (who, how, what) =>
      `${yours(who)} ${how === 'made' ? 'making' : how === 'cooked' ? 'cooking' : 'bringing'} ${what}`,
  ],
  [
    /\b(?:got|and) my (hair|nails|toes|brows|lashes|hair cut|nails and toes) (?:done|colored|cut|painted)\b/,
    (what) => `your ${what.replace(' cut', '')} done`,
  ],
  [
    /\b(?:got|and) my (license|tags|registration|passport|oil|tires|glasses) (renewed|changed|done|fixed)\b/,
    (what, how) => `your ${what} ${how}`,
  ],
  [
    new RegExp(`\\b(?:got|have|all) (?:all )?(?:of )?(?:the |my |our )?(${chores}) (?:all )?(${done})\\b`),
    (what, how) => `the ${what} ${how}`,
  ],
  [
    new RegExp(
      `\\b(folded|mopped|mowed|cleaned|cleaned out|washed|vacuumed|paid|fold) (?:all )?(?:of )?(?:the |my |our )(${chores}|lawn|grass|stairs)\\b`,
    ),
    (how, what) => `the ${what} ${how === 'fold' ? 'folded' : how}`,
  ],
  [
    new RegExp(`\\b(${chores}) (?:is |are |all )?(cleaned|folded|put away|mopped|mowed|vacuumed|washed|done)\\b`),
    (what, how) => `the ${what} ${how}`,
  ],
  [/\bkids (?:are |were )?(?:all )?in bed (by \d{1,2}|early|on time)\b/, (when) => `the kids in bed ${when}`],
  [/\bgot (?:the |some )?(groceries)\b(?! (?:done|put))/, (what) => what],
  [
    /\b(?:did|caught up on) (?:the |some |all the )?(laundry|dishes|yard work|grocery shopping|meal prep|errands)\b/,
    (what) => `the ${what} done`,
  ],
  [
    /\b(?:took|had|got) (?:a )?(?:good |long |short |little |quick )?(nap|bubble bath|hot bath|long bath|long shower)\b/,
    (what) => `a ${what}`,
  ],
  [
    /\b(?:went for|took|got in|had) a (?:nice |good |long |short |little |quick )?(walk|bike ride|swim)\b(?! with (?:my|our))/,
    (what) => `a ${what}`,
  ],
  [
    /\bnobody (fought|cried|argued)\b/,
    (what) => `nobody ${what === 'cried' ? 'crying' : what === 'fought' ? 'fighting' : 'arguing'}`,
  ],
  [new RegExp(`\\bwalked with (?:my|our) (${relative})\\b`), (who) => `a walk with ${yours(who)}`],
  [
    /\b(soup|chili|stew|a roast|roast|beans|pot roast) in the (crock ?pot|oven|slow cooker|instant pot)\b/,
    (what, where) => `${what} in the ${where}`,
  ],
  [/\bstayed (?:in|inside|in our pjs|home)(?: all day)?(?= and\b|$)/, () => 'a day in'],
  [/\b(?:ate|had) (lunch|breakfast|supper|dinner|coffee) outside\b/, (what) => `${what} outside`],
  [/\bgot (?:home|off|off work|out) early\b/, () => 'home early'],
  [
    /\bread (in (?:the|my) (?:hammock|tub|bath|sun)|on (?:the|my) (?:porch|couch|deck|patio))\b/,
    (where) => `a book ${where.replace('my', 'your')}`,
  ],
  [/\b(?:watched|put on) (a movie|a show|the parade|a christmas movie|old movies)\b/, (what) => what],
  [/\bfirst (snow|fire|frost|tomatoes?)\b/, (what) => `the first ${what}`],
  [
    new RegExp(`\\b(?:made|baked|cooked) (?:some |a (?:big )?(?:pot|pan|batch) of )?(${dish})\\b(?! with)`),
    (what) => what,
  ],
  [new RegExp(`\\b(?:had|ate) (${meal}) (?:all )?(?:by myself|alone)\\b`), (what) => `${what} all to yourself`],
  [/\b(?:read|finished) (?:a|my) (?:good )?(book)\b/, (what) => `a good ${what}`],
  [/\bcoffee (?:out )?on the (porch|deck|patio|balcony|back steps)\b/, (where) => `coffee on the ${where}`],
  [/\b(?:worked|puttered|sat) (?:out )?in (?:my|the) (garden|yard|flower beds)\b/, (where) => `time in the ${where}`],
  [
    new RegExp(`\\bplanted (?:\\d{1,3} |some |my |the |a few )?(?:tulip |daffodil |flower )?(${plants})\\b`),
    (what) => `${what} in the ground`,
  ],
  [
    new RegExp(
      `\\btook (?:my |the |our )?(kids|grandkids|boys|girls|twins|dog|grandbabies|mom|little ones) to the (lake|park|beach|zoo|library|river|pool|museum|movies|farm|fair|playground|pumpkin patch)\\b`,
    ),
    (who, where) => `the ${who} at the ${where}`,
  ],
]
/** Matches words that show that the day was about something else. */
const spoils = wholeWords([
  'he|she|they|said|told|asked|because|why|wont|didnt|dont|cant|couldnt|never|nobody|nothing|worried|worry|fight|fought|arg\\w+|mad|critic\\w*|sick|hurt\\w*|pain|fell|cry|cried|crying|sad|alone|lonely|miss|missed|died|funeral|doctor|hospital',
  'behind|late|broke|lost|forgot|mess|awful|terrible|hate\\w*|angry|annoyed|guilty|overwhelmed|stress\\w*|anxious|scared|nervous|yelled|snapped|husband (?:is|was)|rough|worst|bad|horrible|only|should|how|what|please|remind|add|put|log|mark|tomorrow|need|want|wish',
])
const allowed =
  /\bnot even\b|\bnothing day\b|\bby myself\b|\bnobody (?:fought|cried|argued)\b|\bput away\b|\bhow i like\b|\bneeded (?:that|it)\b/g
const isOk = wholeWords([
  '(?:ok|okay|decent|slow|quiet|fine|alright|regular|normal|nothing|boring|lazy) (?:day|night|evening|morning|afternoon|week)',
  '(?:was|were|is|been|a|an|pretty|had) (?:an? )?(?:pretty |just |kinda |kind of )?(?:ok|okay|alright|all right|fine|slow|quiet|decent|so so|meh)',
])
const isWorn =
  /\b(?:(?:back|feet|knees|legs) (?:is|are|hurts?)|tired|beat|wiped|wore out|worn out|sleepy|exhausted|pooped|sore)\b/
const isGood = wholeWords([
  'good|nice|great|lovely|fun|glad|happy|sweet|best|felt|needed|loved|perfect|relaxing|peaceful|warm|sunny|gorgeous',
  'smile|smiled|finally|already|not even',
])

const capital = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`.replace('christmas', 'Christmas')
const list = new Intl.ListFormat('en-US')
const withOne = /\b(?:with your (?!kids|boys|girls|grandkids|friends|sisters)|calling )/
const maxGoods = 3
const maxLine = 260

/** Names the small good things of a day. Returns null if the message has anything else. */
export function matchSmallGoodThings(line: string, message: string): (StatementMatch & { count: number }) | null {
  if (line.length > maxLine || message.includes('?') || spoils.test(line.replaceAll(allowed, ' '))) return null
  const told = goods.flatMap(([form, say]) => {
    const found = form.exec(line)
    return found === null ? [] : [{ at: found.index, what: say(...found.slice(1)) }]
  })
  const each = [...new Set(told.toSorted((a, b) => a.at - b.at).map(({ what }) => what))]
  // 'Tamales with your mom' has said the tamales.
  const named = each.filter((what) => !each.some((other) => other !== what && other.includes(what))).slice(0, maxGoods)
  const mood = isWorn.test(line) ? 'tired' : isGood.test(line) ? 'good' : isOk.test(line) ? 'plain' : null
  if (named.length === 0 || (named.length === 1 && mood === null)) return null
  const { lines, questions } = mood === null || (named.length === 1 && mood !== 'tired') ? written.one : written[mood]
  const opening = `${capital(list.format(named))}.`
  return {
    tone: 'plain',
    lines,
    special: lines.map((each) => `${opening} ${each}`),
    questions: mood !== 'tired' && withOne.test(opening) ? written.people : questions,
    count: named.length,
    matters: [],
    matterIds: [],
  }
}
