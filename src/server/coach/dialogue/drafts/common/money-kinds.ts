import { capitalize } from '#contract/capitalize.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { Kind, Told } from './kind.ts'
import { dayTold, howLong, onDay, sumIn, withCapitals } from './told-facts.ts'
import { statementsOf } from './written-english.ts'

const landlord =
  /\b(?:land ?lord|land ?lady|super|property (?:manager|management)|apartment (?:complex|manager|office)|maintenance|leasing|management (?:company|office)|complex)\b/

/** What may break in a home; the last that would be read first stands last. */
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
    const place =
      /\b(?:in|on|under|behind|around) the (?:bathroom|kitchen|bedroom|basement|ceiling|walls?|closet|living room|apartment|laundry room)(?: \p{L}+)?\b/iu
        .exec(text)?.[0]
        ?.toLowerCase()
        .replace(/ (?:and|its|it|but|for|how|what|that|he|i|since)$/, '')
    const where = place === undefined ? ' in the apartment' : ` ${place}`
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

/** 'has been broken for 4 days': what is the matter with it, and for how long. */
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

const household =
  /\b(?:we|I) have (?:a |an )?(?:(?:\d{1,2}|two|three) )?(?:new)?(?:baby|newborn|little ones?|kids|toddler|small children|infant)\b|\bwith a (?:baby|newborn|toddler)\b|\bI’m pregnant\b|\bmy (?:mom|mother|grandma|dad) (?:lives with|is elderly)\b/i
const promise =
  /\b(?:keeps? saying|kept saying|keeps? telling me|says?|said|promised)(?: that)? (?:(?:he|she|they|it)(?:’s|’d|’ll| would| will| was| is| were)? (?:\p{L}+ ){0,6}?)?((?:next|this) (?:week|month|weekend)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|soon)\b/iu
const came = /\b(?:nobody|no one|noone|never|still hasn’t|hasn’t|didn’t|has not)\b/i
function promisedIn(text: string): string {
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

function repairRead({ text }: Told): Details | null {
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

const owedFor = /\b(?:for|on) ((?:the|her|his|their|a|an|my|that|some|\d+) (?!invoice)[^.,;?!\n]{3,60})/iu
const stopFor =
  / (?:and|but|it’s|its|how|what|can|could|want|don’t|dont|he|she hasn’t|she still|she won’t|she never|I don’t|without|nicely)(?![\p{L}’]).*$/iu
const when =
  /\b(last (?:week|month|year|weekend|\p{L}+day)|(?:in |from )?(?:january|february|april|june|july|august|september|october|november|december)|(?:a|two|three|\d) (?:weeks|months) ago)\b/iu
function billOf(text: string): string {
  const invoice = /\b(?:the |my |her |an )?(invoice|bill|rent|deposit|tuition|balance|order)\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  const [thing] = statementsOf(owedFor.exec(text)?.[1] ?? '')
  const turned =
    thing === undefined
      ? null
      : addressReader(
          thing
            .replace(stopFor, '')
            .replace(/^my /i, 'the ')
            .replace(/^(?:her|his|their) /i, 'your '),
        )
  const isThing =
    turned !== null &&
    !/^(?:the|a|an|\d+) (?:money|dollars|text|months?|weeks?|days?|years?|customer|client|payment)\b/i.test(turned) &&
    !/^\d+ (?:days|weeks|months)/.test(turned)
  const time = when.exec(text)?.[1]
  const date = time === undefined ? '' : withCapitals(time.toLowerCase())
  if (invoice !== undefined && invoice !== 'order')
    return `the ${/^(?:in|from) /.test(date) ? `${date.replace(/^(?:in|from) /, '')} ` : /^\p{Lu}/u.test(date) ? `${date} ` : ''}${invoice}`
  if (!isThing) return ''
  return `${turned}${date === '' || turned.includes(date) ? '' : ` ${date}`}`
}

function owedRead({ text, line: words }: Told): Details | null {
  const sum = sumIn(text) ?? /\b(?:hasn’t paid me|owes me|paid me) (\d{2,5})\b/i.exec(text)?.[1] ?? null
  const thing = billOf(text)
  const amount = sum === null ? '$[amount]' : sum.startsWith('$') ? sum : `$${sum}`
  const isBill = /\b(?:invoice|bill|rent|tuition|deposit|balance)$/.test(thing)
  const isRent = thing.endsWith('rent')
  const late = /\b(\d{1,3} (?:days|weeks|months)) late\b/i.exec(text)?.[1]
  if (/\bi owe\b/.test(words)) return null
  return {
    what: isRent
      ? 'this month’s rent'
      : isBill
        ? `${thing} ${thing.endsWith('balance') ? 'of' : 'for'} ${amount}`
        : `the ${amount}${thing === '' ? '' : ` for ${thing}`}`,
    late: late === undefined ? '' : `It’s ${late} past due.`,
  }
}

const times = /\b(?:twice|two times|2 times|three times|3 times|2x|3x|again)\b/i
function depositRead({ text }: Told): Details {
  const many = times.exec(text)?.[0]?.toLowerCase()
  const count = many === undefined || many === 'again' ? null : /two|2|twice/.test(many) ? 'two' : 'three'
  const sum = sumIn(text)
  return {
    missed:
      count === null
        ? 'I held your last appointment for you and couldn’t fill the time'
        : `I held your last ${count} appointments for you and couldn’t fill the time`,
    deposit: `a deposit of ${sum ?? '$[amount]'}`,
  }
}

function depositBackRead({ text }: Told): Details {
  const ago = /\b((?:\d{1,2}|a|two|three|four|five|six|eight) (?:days?|weeks?|months?)) ago\b/i.exec(text)?.[1]
  const sum = sumIn(text)
  return {
    subject: 'Security deposit',
    moved:
      ago === undefined
        ? 'I moved out on [date]'
        : `I moved out ${ago.toLowerCase()} ago`.replace(
            'I moved',
            /\bwe moved\b/i.test(text) ? 'We moved' : 'I moved',
          ),
    deposit: sum === null ? 'the security deposit' : `the ${sum} security deposit`,
    my: /\bwe moved\b/i.test(text) ? 'we haven’t' : 'I haven’t',
  }
}

function rentLateRead({ text }: Told): Details {
  const day = dayTold(text)
  const sum = sumIn(text)
  return {
    subject: 'This month’s rent',
    pay:
      sum === null
        ? `I can pay ${day === null ? 'by [date]' : onDay(day)}`
        : `I can pay ${sum} ${day === null ? 'by [date]' : onDay(day)} and the rest by [date]`,
  }
}

const owing =
  /\b(?:owes? me|(?:hasnt|havent|didnt|doesnt|never|not|still hasnt|wont) (?:even )?pa(?:id|y)|unpaid|past due|overdue|(?:is|are|was|days|weeks|months) late (?:on|with|paying)|(?:days|weeks|months) late|remind\w* (?:\w+ ){1,4}(?:about|of|that) (?:\w+ ){0,2}(?:balance|invoice|payment|bill|rent))\b/
const payers = /\b(?:customers?|clients?|tenants?|buyer|renters?|she|he|they|lady|woman|guy|bride|parents?)\b/
export const moneyKinds: readonly Kind[] = [
  {
    id: 'told-deposit-back',
    signs: [landlord, /\bdeposit\b/, /\b(?:back|return|refund|owes?|moved out)\b/],
    read: depositBackRead,
  },
  {
    id: 'told-rent-late',
    signs: [
      landlord,
      /\brent\b/,
      /\b(?:i (?:cant|wont|will|need|have|am|dont)|ill|im)\b.{0,40}\b(?:late|short|pay|rent|time)\b/,
    ],
    not: /\brais\w+|increase|\brepair|\bfix\b/,
    read: rentLateRead,
  },
  { id: 'told-repair', signs: [landlord], not: /\b(?:rent|deposit|lease|moving out|neighbor)\b/, read: repairRead },
  {
    id: 'told-no-show',
    signs: [
      /\bno ?show\w*|\bstood me up\b|\bmiss(?:ed|es) (?:\w+ ){0,3}(?:appointments?|appts?)\b|\bcancel\w* (?:on me )?(?:last minute|twice|the same day)\b/,
      /\bdeposit\b/,
    ],
    not: /\b(?:policy|everyone|everybody|all my|clients know)\b/,
    read: depositRead,
  },
  {
    id: 'told-owed',
    signs: [
      payers,
      owing,
      /\b(?:customers?|clients?|tenants?|buyer|renters?|bride|invoice|rent|tuition|order|cake|alterations?|photos|cleaning|hair|nails|sewing|haircut|lashes|braids|balance|bill|job|work|for (?:the|a|her|some|two|my))\b/,
    ],
    not: /\b(?:friend|sister|brother|cousin|roommate|coworker|landlord|my boss|child support|paying me (?:extra|late)|late pay|always pays|pays late|behind)\b/,
    read: owedRead,
  },
]
