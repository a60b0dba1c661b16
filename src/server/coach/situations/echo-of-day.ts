import { capitalize } from '#contract/capitalize.ts'
import { normalize } from '../guide/text-analysis.ts'
import { oneOf } from '../phrase-pattern.ts'

const count = oneOf('\\d{1,3}', 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty')
const crowd = oneOf(
  'students|kids|clients|customers|patients|residents|preschoolers|toddlers|kindergartners|guests|people|orders|appointments|tables|dozen \\w+',
  '(?:first|second|third|fourth|fifth|sixth|1st|2nd|3rd|4th|5th|6th) graders',
)
const machines = oneOf('copier|printer|computers?|internet|wifi|register|fryer|dishwasher|ac|heat|power|water')
const vehicles = oneOf('truck|car|van|washer|dryer|furnace|fridge|water heater|tractor|well')

const charges = 'toddlers|babies|twos|threes|infants|kids|whole class|residents|front desk|register|floor|hall|line|bar'
const locations = 'floor|hall|unit|kitchen|store|shop|section|line'
const helpers = 'aide|nurse|cook|server|girl|person|helper'

/** Facts of a day, each with a function that says it back. */
const facts: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [new RegExp(`\\b(${count}) (${crowd})\\b`), (n, whom) => `${n} ${whom}`],
  [/\b(one|two|three|four|five|[2-9]) call ?(?:outs|offs|ins)\b/, (n) => `${n} call-outs`],
  [
    new RegExp(`\\b(?:the|a) whole (${locations}) with (?:just |only )?(one|two) (${helpers})\\b`),
    (what, n, whom) => `the whole ${what} with ${n} ${whom}`,
  ],
  [
    /\b(?:the|a) whole (floor|hall|unit|kitchen|store|shop|section|line) (?:by myself|alone)\b/,
    (what) => `the whole ${what} on your own`,
  ],
  [/\b(\d{1,2}|ten|twelve|sixteen) (?:hr|hour) (shift|day)s?\b/, (n, what) => `${n} hours in one ${what}`],
  [/\b(?:a|did|worked|pulled|another) double\b(?! check)/, () => 'a double'],
  [
    new RegExp(`\\b(?:had|with|watched|did) (?:all )?the (${charges}) (?:all )?(?:by myself|alone|on my own)\\b`),
    (what) => `the ${what} all on your own`,
  ],
  [
    /\bhad to (?:do|come home and do|go home and do) (?:the |all the |more )?(laundry|dishes|supper|dinner)\b/,
    (what) => `${what} after that`,
  ],
  [/\b(\d{1,2}|two|three|four|five|six) loads of (laundry|wash)\b/, (n, what) => `${n} loads of ${what}`],
  [
    new RegExp(`\\b(?:the )?(${machines}) (?:was|is|went|being) (?:down|out|broken|broke)\\b`),
    (what) => `the ${what} down`,
  ],
  [
    /\bno (recess|lunch|break|breaks|sub|aide|planning period|power|hot water|heat|sleep|nap)\b/,
    (what) => `no ${what}`,
  ],
  [/\bmilked\b/, () => 'milking'],
  [/\bhay all (day|afternoon|morning)\b/, (when) => `hay all ${when}`],
  [
    new RegExp(
      `\\b(?:(husband|dad|son|mom)s )?(?<!his |her )(${vehicles}) (?:broke down|broke|died|quit|wont start|went out)\\b`,
    ),
    (whose, what) => `${whose === undefined || whose === '' ? 'the' : `your ${whose}’s`} ${what} breaking down`,
  ],
  [/\bflat tire\b/, () => 'a flat tire'],
  [/\b(?:toddler|baby|son|daughter|kid) (?:threw|throwing) up\b/, () => 'somebody throwing up'],
]
const maxFacts = 4
const list = new Intl.ListFormat('en-US')
const maxLetters = 500

/** Says back the facts of a hard day: “27 second graders, the copier down, and no recess.” Returns null if the message has fewer than two. */
export function echoHardDay(message: string): string | null {
  const line = normalize(message.slice(0, maxLetters))
  const told = facts.flatMap(([form, say]) => {
    const found = form.exec(line)
    return found === null ? [] : [say(...found.slice(1))]
  })
  return told.length < 2 ? null : `${capitalize(list.format(told.slice(0, maxFacts)))}.`
}

const crowdSize = new RegExp(`\\b(${count}) (${crowd})\\b`)
const fine = oneOf(
  'showed up|came back|came home|came|made it|passed|cried|fought|burned|broke|canceled|cancelled',
  'got (?:lost|hurt|sick|in trouble)',
)
const unharmed = new RegExp(`\\b(everybody|everyone|nobody|no one|nothing) (${fine})\\b`)

/** Says back the facts of a good day: “52 second graders, and nobody got lost!” */
export function echoGoodDay(message: string): string | null {
  const line = normalize(message.slice(0, maxLetters))
  const [, n, whom] = crowdSize.exec(line) ?? []
  const [, all, did] = unharmed.exec(line) ?? []
  if (all === undefined || did === undefined) return null
  return n === undefined || whom === undefined
    ? `${capitalize(all)} ${did}!`
    : `${capitalize(n)} ${whom}, and ${all} ${did}!`
}

const reading =
  /\b(?:a1c|blood pressure|bp|cholesterol|sugar|weight|ldl)\b[^.!?]{0,40}\bdown to (\d{1,3}(?:\.\d)?(?:\/\d{2,3})?)\b/i
/** Says back a good reading: “Down to 6.4!” */
export function echoReading(message: string): string | null {
  const [, to] = reading.exec(message.slice(0, maxLetters)) ?? []
  return to === undefined ? null : `Down to ${to}!`
}
