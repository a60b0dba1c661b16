import { oneOf } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { howLong, withCapitals } from './message-facts.ts'

export const landlord = new RegExp(
  String.raw`\b(?:land ?lord|land ?lady|super|property (?:manager|management)|apartment (?:complex|manager|office)|` +
    String.raw`maintenance|leasing|management (?:company|office)|complex)\b`,
)

/** Things that may break in a home. A longer name comes before the word that it contains. */
const parts =
  'bathroom sink|kitchen sink|sink|toilet|water heater|heater|heat|furnace|boiler|air conditioner|air conditioning|ac|a\\/c|fridge|refrigerator|freezer|stove|oven|dishwasher|washing machine|washer|dryer|garbage disposal|disposal|ceiling|roof|windows?|front door|back door|door|lock|faucet|bathtub|tub|shower|pipes?|outlets?|lights?|smoke detector|thermostat|elevator|gate|buzzer|hot water|water|power|electricity'
const part = new RegExp(String.raw`\b(${parts})\b`, 'iu')
const none =
  /\b(?:no|without|dont have|don’t have|haven’t had) (heat|hot water|running water|water|power|electricity|ac|air conditioning)\b/iu
const pests = /\b(roaches|mice|rats|mouse|ants|bed ?bugs|mold|mildew|bugs|termites)\b/i
const urgent =
  /^(?:toilet|water heater|heater|heat|furnace|boiler|front door|back door|lock|pipes?|hot water|running water|water|power|electricity)$/i
const capitalsOf = (name: string): string => (/^a\/?c$/i.test(name) ? 'AC' : name)

function stateOf(text: string): { state: string; part: string } | null {
  const long = howLong(text)
  const lasts = long === null ? '' : ` ${long}`
  const out = none.exec(text)?.[1]?.toLowerCase()
  if (out !== undefined)
    return {
      state: long === null ? `we have no ${capitalsOf(out)}` : `we’ve had no ${capitalsOf(out)}${lasts}`,
      part: out,
    }
  const name = part.exec(text)?.[1]?.toLowerCase()
  const pest = pests.exec(text)?.[1]?.toLowerCase()
  if (pest !== undefined) {
    const location =
      /\b(?:in|on|under|behind|around) the (?:bathroom|kitchen|bedroom|basement|ceiling|walls?|closet|living room|apartment|laundry room)(?: \p{L}+)?\b/iu
        .exec(text)?.[0]
        ?.toLowerCase()
        .replace(/ (?:and|its|it|but|for|how|what|that|he|i|since)$/, '')
    const where = location === undefined ? ' in the apartment' : ` ${location}`
    return {
      state:
        long === null
          ? `there ${/^(?:mold|mildew)$/.test(pest) ? 'is' : 'are'} ${pest}${where}`
          : `there ${/^(?:mold|mildew)$/.test(pest) ? 'has' : 'have'} been ${pest}${where}${lasts}`,
      part: pest,
    }
  }
  if (name === undefined) return null
  const says = saidOf(text, name, long)
  return says === null ? null : { state: `the ${capitalsOf(name)} ${says}`, part: name }
}

const endless = /\b(?:won’t stop|keeps?) (running|leaking|beeping|dripping|clogging|flooding|flickering)\b/iu
const isBroken: readonly (readonly [RegExp, string])[] = [
  [/\bleak/i, 'leaking'],
  [/\b(?:clogged|backed up|stopped up)\b/i, 'clogged'],
  [/\bcracked\b/i, 'cracked'],
  [/\b(?:’s|is|are|went|been) out\b/i, 'out'],
  [/\bbroke/i, 'broken'],
]

/** Describes the damage and how long it has lasted: 'has been broken for 4 days'. */
function saidOf(text: string, name: string, long: string | null): string | null {
  const isMany = name.endsWith('s')
  const lasts = long === null ? '' : ` ${long}`
  const without = endless.exec(text)?.[1]
  if (without !== undefined) return `won’t stop ${without.toLowerCase()}${lasts}`
  const found = isBroken.find(([form]) => form.test(text))?.[1]
  if (found !== undefined)
    return long === null ? `${isMany ? 'are' : 'is'} ${found}` : `${isMany ? 'have' : 'has'} been ${found}${lasts}`
  if (!/\b(?:work\w*|won’t|stopped|quit|doesn’t|fix\w*|repair\w*|busted)\b/i.test(text)) return null
  return long === null
    ? `${isMany ? 'aren’t' : 'isn’t'} working`
    : `${isMany ? 'haven’t' : 'hasn’t'} been working${lasts}`
}

const household = new RegExp(
  oneOf(
    String.raw`\b(?:we|I) have (?:a |an )?(?:(?:\d{1,2}|two|three) )?(?:new)?(?:baby|newborn|little ones?|kids|toddler|` +
      String.raw`small children|infant)\b`,
    String.raw`\bwith a (?:baby|newborn|toddler)\b|\bI’m pregnant\b`,
    String.raw`\bmy (?:mom|mother|grandma|dad) (?:lives with|is elderly)\b`,
  ),
  'i',
)
const promise = new RegExp(
  String.raw`\b(?:keeps? saying|kept saying|keeps? telling me|says?|said|promised)(?: that)? (?:(?:he|she|they|it)(?:’s|` +
    String.raw`’d|’ll| would| will| was| is| were)? (?:\p{L}+ ){0,6}?)?((?:next|this) (?:week|month|weekend)|(?:mon|tues|` +
    String.raw`wednes|thurs|fri|satur|sun)day|tomorrow|soon)\b`,
  'iu',
)
const came = /\b(?:nobody|no one|noone|never|still hasn’t|hasn’t|didn’t|has not)\b/i
const called = new RegExp(
  String.raw`\bI(?:’ve)? (?:already |have )?(called|texted|emailed|asked|messaged) (?:(?:him|her|them|you|` +
    String.raw`the office) )?(?:about it )?(twice|two times|three times|four times|\d{1,2} times)\b`,
  'iu',
)
function promisedIn(text: string): string {
  const [, verb, times] = called.exec(text) ?? []
  if (verb !== undefined && times !== undefined && promise.exec(text) === null)
    return `I’ve ${verb.toLowerCase()} ${times.toLowerCase()}${came.test(text) ? ', and nobody has come' : ''}.`
  const [whole, when] = promise.exec(text) ?? []
  if (when === undefined || whole === undefined)
    return /\b(?:ignor\w+|won’t (?:answer|respond|reply)|hasn’t (?:answered|responded|replied)|no (?:answer|response))\b/i.test(
      text,
    )
      ? 'I’ve reached out about this before and haven’t gotten an answer.'
      : ''
  const day = withCapitals(when.toLowerCase())
  if (/\bkeeps?\b|\bkept\b/i.test(whole)) return `I’ve heard “${day}” more than once now, so I’d like a firm date.`
  return came.test(text)
    ? `I was told it would be ${day}, and nobody has come.`
    : `I was told it would be ${day}, so I’m checking in.`
}

function readRepair({ text }: DraftRequestText): Details | null {
  const found = stateOf(text)
  if (found === null) return null
  const home = household.exec(text)?.[0]
  const quick = urgent.test(found.part)
  return {
    subject: `Repair needed: ${/^(?:heat|hot water|running water|water|power|electricity|mold|mildew|ac)$/.test(found.part) ? capitalsOf(found.part) : found.part}`,
    state: found.state,
    promised: promisedIn(text),
    home:
      home === undefined
        ? ''
        : /^with /i.test(home)
          ? `We have ${home.slice(5).toLowerCase()} at home.`
          : `${capitalize(home)}${/pregnant|lives|elderly/i.test(home) ? '' : ' at home'}, so this is urgent.`,
    by: quick ? 'today or tomorrow' : 'by [date]',
  }
}

export const repairTemplate: DraftTemplate = {
  id: 'told-repair',
  signs: [landlord],
  not: /\b(?:rent|deposit|lease|moving out|neighbor)\b/,
  read: readRepair,
}
