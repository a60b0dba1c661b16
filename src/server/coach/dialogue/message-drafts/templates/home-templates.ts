import { holidays } from '../../../calendar-names.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { howLong } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const topic = new RegExp(
  String.raw`\b(?:fight(?:ing|s)?|argu(?:e|ing|es)|disagree(?:ing)?|butt(?:ing)? heads|` +
    String.raw`bicker(?:ing)?)\b[^.?!\n]{0,24}? (?:about|over) ((?:\p{L}|’)+(?: (?!how\b|what\b|and\b|but\b|because\b|I\b|` +
    String.raw`it\b|can\b|all\b|every|help\b|do\b|me\b|my\b|us\b|we\b|with\b)(?:\p{L}|’)+){0,3})`,
  'iu',
)
const ofMoney = /\b(?:money|bills|spending|finances|budget|debt|credit cards?)\b/i
const ofHouse = /\b(?:chores|dishes|housework|cleaning|house|laundry)\b/i
const ofKids = /\b(?:kids|discipline|parenting|bedtime|son|daughter|children|baby)\b/i
function readFight({ text, to }: DraftRequestText): Details | null {
  const [found] = statementsOf(topic.exec(text)?.[1] ?? '')
  if (found === undefined) return null
  const what = found
    .toLowerCase()
    .replace(/ (?:constantly|lately|again|every|all).*$/, '')
    .replace(/^(?:his|her|their) (\p{L}+)$/u, 'your $1')
  const first = ofMoney.test(what)
    ? 'Could we sit down for 20 minutes on [day], look at the numbers together, and pick one thing to do first?'
    : ofHouse.test(what)
      ? 'Could we sit down for 20 minutes on [day] and split it up in a way that feels fair to both of us?'
      : ofKids.test(what)
        ? 'Could we talk on [day], once the kids are asleep, and agree on one rule we both hold to?'
        : 'Could we sit down for 20 minutes on [day], hear each other out, and pick one thing to try?'
  const isPartner =
    to === null || to === 'partner' || /\b(?:husband|wife|boyfriend|girlfriend|partner|fianc\p{L}+)\b/iu.test(text)
  return {
    what,
    first,
    care: isPartner ? 'I love you, and we’re on the same side.' : 'I care about you, and I don’t want this between us.',
  }
}

const nagged = new RegExp(
  String.raw`\b(?:says?|said|thinks?|tells? me|feels like) (?:that )?I(?:’m| am) (?:always |constantly |just )?(?:on|` +
    'nagging|bugging|bossing|after|getting on|picking on) (?:him|her|them|at him|at her)?(?: (?:about|for|' +
    String.raw`over) ((?:the |his |her )?(?:\p{L}|’)+(?: (?!how|what|and|but|so|I)(?:\p{L}|’)+)?))?`,
  'iu',
)
function readNag({ text }: DraftRequestText): Details {
  const found = nagged
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:his|her) /, 'the ')
  return { about: found === undefined ? '' : ` about ${found}`, them: found === undefined ? 'it' : found }
}

function readBark({ text }: DraftRequestText): Details {
  const night = /\b(?:night|nights|midnight|[1-5] ?a\.?m)\b/i.test(text)
  const isNoise = /\b(?:music|party|parties|loud|noise)\b/i.test(text) && !/\bdog|bark/i.test(text)
  const long = howLong(text)
  const what = isNoise ? 'loud noise from the home next to mine' : 'a neighbor’s dog that barks'
  return {
    subject: isNoise ? 'Noise next door' : 'Barking dog',
    what: `${what}${night ? (/\ball night\b/i.test(text) ? (isNoise ? ' all night' : ' all night') : ' at night') : /\ball day\b/i.test(text) ? ' all day' : ''}`,
    long: long === null ? 'It’s been going on since [date].' : `It’s been going on ${long}.`,
    effect: night ? 'It keeps me from sleeping.' : 'It’s hard to live with.',
  }
}

const loud = /\b(?:too )?(?:loud|noisy|music|noise|tv|video games?)\b/i
function readQuiet({ text, to }: DraftRequestText): Details | null {
  if (!loud.test(text)) return null
  const early =
    /\bI (?:work|get up|wake up|start|leave|have to be up)\b[^.,;?!]{0,30}\b(?:early|nights?|at \d{1,2}|mornings?)\b/i.exec(
      text,
    )?.[0]
  return {
    care:
      to === 'roommate'
        ? 'I like living with you, so I’d rather just say it.'
        : 'I’d rather ask you than be grumpy about it.',
    sleep: early === undefined ? 'The noise at night keeps me up.' : `The noise at night keeps me up, and ${early}.`,
  }
}
const longStay =
  /\b(?:for )?((?:two|three|four|five|six|2|3|4|5|6|a|one) (?:whole )?(?:weeks?|months?)|the whole (?:summer|month)|all summer)\b/i
const lesser = new RegExp(
  String.raw`\b(?:only|really|just) (?:\p{L}+ )?(?:want|do|have|handle|take) (?:(?:her|him|them|it) )?(?:for )?((?:a|` +
    String.raw`one|two|1|2|3|4|5|three|four|five)(?: (?:weeks?|days?|nights?|weekend))?)\b`,
  'iu',
)
const unitIn = /(weeks?|months?)$/
/** Reads the shorter stay that the user would accept: 'I really only want one'. */
function lessOf(text: string, long: string): string {
  const found = lesser.exec(text)?.[1]?.toLowerCase().replace(/^1\b/, 'one')
  if (found === undefined) return '[number] days'
  if (/ /.test(found)) return found.replace(/^a week/, 'one week')
  const unit = unitIn.exec(long)?.[1]?.replace(/s$/, '') ?? 'week'
  return /^(?:a|one)$/.test(found) ? `one ${unit}` : `${found} ${unit}s`
}
const feast = new RegExp(String.raw`\b(?:at|for|over|during) (${holidays.join('|')})\b`, 'iu')
const feastIn = (text: string): string => {
  const found = feast.exec(text)?.[1]
  return found === undefined ? '' : ` at ${capitalize(found.toLowerCase())}`
}
function readLongStay({ text }: DraftRequestText): Details | null {
  const long = longStay.exec(text)?.[1]?.toLowerCase()
  const words = new Map(Object.entries({ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' }))
  if (long === undefined) return null
  return {
    long: capitalize(long.replace(/^\d/, (digit) => words.get(digit) ?? digit)),
    days: lessOf(text, long),
    when: feastIn(text),
    place: /\b(?:tiny|small|no room|one bedroom|apartment|little place|don’t have (?:the )?(?:room|space))\b/i.test(
      text,
    )
      ? ' in our place'
      : '',
  }
}

/** Verbs that show that the message is for the partner, and not for the guest. */
const bringsUp =
  'tell|talk to|say (?:it |this )?to|ask|bring (?:it|this|that) up (?:to|with)|(?:text|message) (?:for|to)'
const tellsPartner = new RegExp(
  String.raw`\b(?:${bringsUp}) my (?:husband|hubby|wife|boyfriend|girlfriend|partner|fiance)\b`,
)
const guest = /\b(my |his |her )?(mother|mom|mama|father|dad|parents|sister|brother|aunt|cousin)(?:s)?( in laws?)?\b/i
function readLongStayPartner(told: DraftRequestText): Details | null {
  const details = readLongStay(told)
  const [, whose = '', kin = '', inLaw] = guest.exec(told.line) ?? []
  if (details === null || kin === '') return null
  const name = /^(?:mother|mama)$/i.test(kin) ? 'mom' : /^father$/i.test(kin) ? 'dad' : kin.toLowerCase()
  const isYours = inLaw !== undefined || /^(?:his|her) $/i.test(whose)
  return {
    ...details,
    long: String(details['long']).toLowerCase(),
    Long: String(details['long']),
    who: `${isYours ? 'your' : 'my'} ${name}`,
    them: /^(?:mom|sister|aunt)$/.test(name) ? 'her' : /^(?:dad|brother)$/.test(name) ? 'him' : 'them',
  }
}

const hosting = /\bhost(?:ing)?\b/
const noToHosting =
  /\b(?:dont (?:really )?(?:want|feel like)|do not want|not up (?:to|for)|no energy|rather not|tired of|sick of|not hosting)\b/
function readHostNo({ text }: DraftRequestText): Details {
  const found = new RegExp(String.raw`\b(${holidays.join('|')})\b`, 'iu').exec(text)?.[1]
  const feast = found === undefined ? '' : ` ${capitalize(found.toLowerCase())}`
  const isAgain = /\b(?:again|every year|always|last (?:two |2 )?years?)\b/i.test(text)
  return {
    rest: isAgain ? `need a year off from hosting${feast}` : `’m not up for hosting${feast} this year`,
    Again: isAgain ? 'I’ve loved having it here. ' : '',
    when: ' this year',
  }
}

export const homeTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-host-no',
    signs: [hosting, noToHosting, /\b(?:tell|say|text|word|message|let)\b/],
    not: /\b(?:she|he|they) (?:cant|doesnt|dont)\b|\bat mine\b|\bher house\b|\b(?:airbnb|podcast|exchange student)\b/,
    read: readHostNo,
  },
  {
    id: 'told-long-stay-partner',
    signs: [
      /\b(?:mother|father|sister|brother|mom|parents|aunt|cousin|dad)\b/,
      /\b(?:wants?|planning|coming|plans|going) (?:to )?(?:come|stay|visit|us|for)\b/,
      longStay,
      tellsPartner,
    ],
    not: /\b(?:sick|hospice|surgery|homeless)\b/,
    read: readLongStayPartner,
  },
  {
    id: 'told-long-stay',
    signs: [
      /\b(?:mother|father|sister|brother|mom|parents|in laws?|mil|aunt|cousin|dad)\b/,
      /\b(?:wants?|planning|coming|plans|going) (?:to )?(?:come|stay|visit|us|for)\b/,
      longStay,
      /\bsay\b|\btell\b|\btext\b|\bhandle\b|\bask\b|\bword\b|\bonly (?:want|can do)\b|\bi want (?:\w+ )?(?:one|a|\d)\b|\btoo long\b/,
    ],
    not: /\b(?:sick|hospice|surgery|homeless)\b/,
    read: readLongStay,
  },
  {
    id: 'told-quiet',
    signs: [
      /\b(?:roommate|room mate|housemate|flatmate|neighbou?rs?|husband|boyfriend|brother|upstairs)\b/,
      loud,
      /\b(?:night|nights|late|sleep|early|midnight)\b/,
    ],
    not: /\b(?:dog|bark\w*|hoa|landlord|snor\w*|baby)\b/,
    read: readQuiet,
  },
  {
    id: 'told-no-room',
    signs: [
      /\b(?:son|daughter|kid|child|stepson|stepdaughter|brother|sister|nephew|niece)\b/,
      /\b(?:cant|no|not|dont want (?:him|her|them) to)\b.{0,30}\bmov\w* (?:back )?(?:in|home)\b/,
    ],
    read: () => ({}),
  },
  {
    id: 'told-fight',
    signs: [
      /\b(?:we|me and|and i|and me|us|my husband and i)\b/,
      /\b(?:fight\w*|argu\w*|disagree\w*|bicker\w*|butt\w* heads)\b.{0,24}\b(?:about|over)\b/,
    ],
    not: /\b(?:kids|boys|girls|sisters|brothers) (?:keep |are |always )?(?:fight|argu)\w*|\b(?:fighting|fight|arguing) (?:with|over) (?:my|each)\b/,
    read: readFight,
  },
  {
    id: 'told-nag',
    signs: [
      new RegExp(
        String.raw`\b(?:says?|said|thinks?|tells? me|feels like) (?:that )?i(?:m| am) (?:always |constantly |` +
          String.raw`just )?(?:on (?:him|her|them)|nag\w*|bugging|bossing|after (?:him|her)|getting on|picking on)\b`,
      ),
    ],
    read: readNag,
  },
  {
    id: 'told-hoa',
    signs: [
      /\b(?:hoa|landlord|property manager|apartment manager|management|complex|city|building manager)\b/,
      /\b(?:bark\w*|dogs?|loud|noise|music|part(?:y|ies))\b/,
    ],
    not: /\bmy dog\b/,
    read: readBark,
  },
]
