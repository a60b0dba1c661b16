import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { oneOf, wholeWords } from '../phrase-pattern.ts'
import type { Telling } from './tellings.ts'

const texts = z.array(z.string().min(1).max(240)).min(3)
const part = z.strictObject({ lines: texts, questions: texts })
const written = await readContent(
  'coach/small-goods',
  z.strictObject({ plain: part, tired: part, good: part, people: texts, one: part }),
)

const people: ReadonlyMap<string, string> = new Map(
  Object.entries({ mama: 'mom', momma: 'mom', mother: 'mom', daddy: 'dad', father: 'dad', hubby: 'husband' }),
)
const relative = oneOf(
  'mom|mama|momma|mother|dad|daddy|father|husband|hubby|wife|sister|brother|son|daughter|grandma|nana|grandpa|aunt|niece|nephew|cousin|neighbor',
  'best friend|friend|grandson|granddaughter|grandkids|kids|boys|girls|boyfriend|girls|sisters|friends|daughter in law|son in law|mother in law',
)
const meal = 'breakfast|brunch|lunch|dinner|supper|coffee|tea|ice cream|pizza|tacos|a movie|a walk|a nice walk|a long walk|a long talk|a good talk'
const dish = oneOf(
  'tamales|cookies|soup|bread|pie|pies|a pie|pancakes|waffles|chili|tortillas|empanadas|biscuits|muffins|a cake|banana bread|jam|salsa|dumplings|cornbread|gumbo|lasagna|lumpia',
  'brownies|cupcakes|candy|fudge|pasta|meatballs|pozole|pupusas|pierogi|applesauce|fry bread|a puzzle|puzzles|cards|dominoes|bingo|board games',
)
const made = 'made|baked|cooked|rolled|played|did|finished|put together'
const chores = oneOf(
  'laundry|dishes|groceries|grocery shopping|vacuuming|ironing|shopping|meal prep|yard work|mowing|bills|errands|grading|floors|bathrooms?|kitchen|garage|fridge|car|closet|house|yard|windows',
)
const done = 'done|folded|put away|cleaned|washed|mopped|mowed|cleaned up|cleaned out|caught up|paid|finished|vacuumed'
const yours = (word: string): string => `your ${people.get(word) ?? word}`

/** Small good things of a day, each said back in as few words as it was told. */
const goods: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(`\\b(?:had|got|ate|went (?:to|for)|grabbed|went on|took) (?:a nice |a quick )?(${meal}) with (?:my|our) (${relative})\\b`),
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
    new RegExp(`\\b(?:my|our) (${relative}) (?:called|facetimed) (?:me )?(just to talk|just to say hi|just to chat|to say hi|to talk|to chat|just because)\\b`),
    (who, why) => `${yours(who)} calling ${why}`,
  ],
  [
    new RegExp(`\\b(?:my|our) (${relative}) (?:called(?! (?:me |us )?(?:just )?(?:to|because))|stopped by|came by|came over|visited)(?! (?:me (?:a|out|lazy|fat|in)|in|off|out|crying|drunk|mad|upset|to complain))`),
    (who) => `${yours(who)} checking in`,
  ],
  [
    new RegExp(`\\b(?<!and )(?:my|our) (${relative}) (made|cooked|brought|bought) (?:me |us |home )?(${meal}|flowers|${dish})\\b`),
    (who, how, what) => `${yours(who)} ${how === 'made' ? 'making' : how === 'cooked' ? 'cooking' : 'bringing'} ${what}`,
  ],
  [/\b(?:got|and) my (hair|nails|toes|brows|lashes|hair cut|nails and toes) (?:done|colored|cut|painted)\b/, (what) => `your ${what.replace(' cut', '')} done`],
  [/\b(?:got|and) my (license|tags|registration|passport|oil|tires|glasses) (renewed|changed|done|fixed)\b/, (what, how) => `your ${what} ${how}`],
  [
    new RegExp(`\\b(?:got|have|all) (?:all )?(?:of )?(?:the |my |our )?(${chores}) (?:all )?(${done})\\b`),
    (what, how) => `the ${what} ${how}`,
  ],
  [
    new RegExp(`\\b(folded|mopped|mowed|cleaned|cleaned out|washed|vacuumed|paid|fold) (?:all )?(?:of )?(?:the |my |our )(${chores}|lawn|grass|stairs)\\b`),
    (how, what) => `the ${what} ${how === 'fold' ? 'folded' : how}`,
  ],
  [
    new RegExp(`\\b(${chores}) (?:is |are |all )?(cleaned|folded|put away|mopped|mowed|vacuumed|washed|done)\\b`),
    (what, how) => `the ${what} ${how}`,
  ],
  [/\bkids (?:are |were )?(?:all )?in bed (by \d{1,2}|early|on time)\b/, (when) => `the kids in bed ${when}`],
  [/\bgot (?:the |some )?(groceries)\b(?! (?:done|put))/, (what) => what],
  [/\b(?:did|caught up on) (?:the |some |all the )?(laundry|dishes|yard work|grocery shopping|meal prep|errands)\b/, (what) => `the ${what} done`],
  [/\b(?:took|had|got) (?:a )?(?:good |long |short |little |quick )?(nap|bubble bath|hot bath|long bath|long shower)\b/, (what) => `a ${what}`],
  [/\b(?:went for|took|got in|had) a (?:nice |good |long |short |little |quick )?(walk|bike ride|swim)\b(?! with (?:my|our))/, (what) => `a ${what}`],
  [/\bnobody (fought|cried|argued)\b/, (what) => `nobody ${what === 'cried' ? 'crying' : what === 'fought' ? 'fighting' : 'arguing'}`],
  [/\bgot (?:home|off|off work|out) early\b/, () => 'home early'],
  [/\b(?:read|finished) (?:a|my) (?:good )?(book)\b/, (what) => `a good ${what}`],
  [/\bcoffee (?:out )?on the (porch|deck|patio|balcony|back steps)\b/, (where) => `coffee on the ${where}`],
  [/\b(?:worked|puttered|sat) (?:out )?in (?:my|the) (garden|yard|flower beds)\b/, (where) => `time in the ${where}`],
  [/\bplanted (?:some |my |the )?(tomatoes|flowers|bulbs|herbs|peppers|mums|pansies|tulips|roses|beans|garlic)\b/, (what) => `${what} in the ground`],
  [
    new RegExp(`\\btook (?:my |the |our )?(kids|grandkids|boys|girls|twins|dog|grandbabies|mom|little ones) to the (lake|park|beach|zoo|library|river|pool|museum|movies|farm|fair|playground|pumpkin patch)\\b`),
    (who, where) => `the ${who} at the ${where}`,
  ],
]
/** Where one of these is told, too, the day was about something else. */
const spoils = wholeWords([
  'he|she|they|said|told|asked|because|why|wont|didnt|dont|cant|couldnt|never|nobody|nothing|but|worried|worry|fight|fought|arg\\w+|mad|critic\\w*|sick|hurt\\w*|pain|fell|cry|cried|crying|sad|alone|lonely|miss|missed|died|funeral|doctor|hospital',
  'behind|late|broke|lost|forgot|mess|awful|terrible|hate\\w*|angry|annoyed|guilty|overwhelmed|stress\\w*|anxious|scared|nervous|yelled|snapped|husband (?:is|was)|rough|worst|bad|horrible|only|should|how|what|please|remind|add|put|log|mark|tomorrow|need|want|wish',
])
const allowed = /\bnobody (?:fought|cried|argued)\b|\bput away\b|\bhow i like\b|\bneeded (?:that|it)\b/g
const isOk = /\b(?:(?:ok|okay|decent|slow|quiet|fine|alright|regular|normal) (?:day|night|evening|morning|afternoon|week)|(?:was|were|is|been|a|an|pretty|had) (?:an? )?(?:pretty |just |kinda |kind of )?(?:ok|okay|alright|all right|fine|slow|quiet|decent|so so|meh))\b/
const isWorn = /\b(?:tired|beat|wiped|wore out|worn out|sleepy|exhausted|pooped|sore)\b/
const isGood = /\b(?:good|nice|great|lovely|fun|glad|happy|sweet|best|felt|needed|loved|perfect|relaxing|peaceful)\b/

const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
const list = new Intl.ListFormat('en-US')
const withOne = /\b(?:with your (?!kids|boys|girls|grandkids|friends|sisters)|calling )/
const maxGoods = 3
const maxLine = 260

/** A day that was told by its small good things: they are named. Null where anything else is in it. */
export function tellingOfSmallGoods(line: string, message: string): (Telling & { count: number }) | null {
  if (line.length > maxLine || message.includes('?') || spoils.test(line.replaceAll(allowed, ' '))) return null
  const told = goods.flatMap(([form, say]) => {
    const found = form.exec(line)
    return found === null ? [] : [{ at: found.index, what: say(...found.slice(1)) }]
  })
  const named = [...new Set(told.toSorted((a, b) => a.at - b.at).map(({ what }) => what))].slice(0, maxGoods)
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
