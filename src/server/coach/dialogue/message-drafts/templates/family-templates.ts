import { oneOf } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { statementsOf } from './written-english.ts'

const elder = /\b(?:my |our )?(dad|mom|mother|father|grandma|grandpa|aunt|uncle|parents|nana|papa)\b(?! in[ -]law)/i
const names: ReadonlyMap<string, string> = new Map(Object.entries({ mother: 'Mom', father: 'Dad' }))
const nameOf = (who: string): string => names.get(who.toLowerCase()) ?? capitalize(who.toLowerCase())
const seen: readonly (readonly [RegExp, string])[] = [
  [/\bfalls?|fell|falling\b/i, 'falling'],
  [/\bforget\w*|forgot|memory|dementia|repeats?\b/i, 'forgetting things'],
  [/\b(?:pills|meds|medicine|medication)\b/i, 'missing medicine'],
  [/\bdriv(?:e|es|ing)\b/i, 'having trouble with driving'],
  [/\b(?:not eating|lost weight|losing weight|skipping meals)\b/i, 'not eating well'],
]
function readWorry({ text }: DraftRequestText): Details | null {
  const who = elder.exec(text)?.[1]
  const what = seen.find(([form]) => form.test(text))?.[1]
  if (who === undefined || what === undefined) return null
  const name = nameOf(who)
  const isMany = name === 'Parents'
  return {
    who: isMany ? 'Mom and Dad' : name,
    been: `${isMany ? 'They’ve' : /^(?:Dad|Grandpa|Uncle|Papa)$/.test(name) ? 'He’s' : 'She’s'} been ${what}`,
    him: isMany ? 'them' : /^(?:Dad|Grandpa|Uncle|Papa)$/.test(name) ? 'him' : 'her',
  }
}
const near = new RegExp(
  oneOf(
    String.raw`\b(?:lives?|is|’s) (?:(?:only|just|like|about) ){0,2}(\d{1,2}|five|ten|fifteen|twenty) ?min`,
    String.raw`\b(next door|down the (?:street|road)|around the corner)\b`,
  ),
  'iu',
)
function readHelp({ text }: DraftRequestText): Details | null {
  const who = elder.exec(text)?.[1]
  if (who === undefined) return null
  const name = nameOf(who)
  const isMany = name === 'Parents'
  return {
    who: isMany ? 'Mom and Dad' : name,
    near: nearIn(text),
    his: isMany ? 'their' : /^(?:Dad|Grandpa|Uncle|Papa)$/.test(name) ? 'his' : 'her',
    the: isMany ? 'Mom and Dad’s' : `${name}’s`,
  }
}
function nearIn(text: string): string {
  const [, count, where] = near.exec(text) ?? []
  if (count !== undefined) return `You’re only ${count.toLowerCase()} minutes away, so it’d make a big difference.`
  return where === undefined ? '' : `You’re right ${where.toLowerCase()}, so it’d make a big difference.`
}
function readCall({ text }: DraftRequestText): Details {
  const isText = /\btext/i.test(text) && !/\bcall/i.test(text)
  const theirs = /\b(?:calls|texts|calling|texting) me\b|\banswer\b/i.test(text)
  const told = /\bbusy\b/i.test(text) ? 'I’m busy' : /\btired\b/i.test(text) ? 'I’m worn out' : null
  return {
    call: theirs ? (isText ? 'answer every time' : 'pick up every time') : isText ? 'text every day' : 'call every day',
    why:
      told === null
        ? 'When I don’t, it isn’t because I don’t care.'
        : `When I don’t, it’s because ${told}, not because I don’t care.`,
    talk: isText ? 'hearing from you' : 'talking to you',
  }
}

const careHome = /\b(assisted living|memory care|a nursing home|nursing home|senior living|a home|rehab)\b/i
function readCare({ text }: DraftRequestText): Details {
  const found = careHome.exec(text)?.[1]?.toLowerCase() ?? 'assisted living'
  return { place: found.replace(/^nursing/, 'a nursing').replace(/^a home$/, 'a care home') }
}

const cut =
  /\b(?:didn’t|did not) ((?:make|get(?: in| into| on| picked for)?) (?:the|a|his|her|varsity|JV)\b[^.,;?!\n]{0,40})/iu
function readCut({ text }: DraftRequestText): Details | null {
  const [what] = statementsOf(cut.exec(text)?.[1] ?? '')
  if (what === undefined) return null
  return { what: what.replace(/ (?:his|her) /i, ' the ').replace(/ (?:and|he|she|so|this year|how|what)\b.*$/i, '') }
}

const games = /\b(?:games?|gaming|xbox|video ?games?|fortnite|roblox|playstation|ps5|switch)\b/i
function readPhone({ text }: DraftRequestText): Details {
  const [, hour, half] =
    /\b(?:until|till|to|past) (midnight|all hours|\d{1,2}(?::\d\d)?)( ?[ap]\.?m\.?)?\b/i.exec(text) ?? []
  const isGame = games.test(text) && !/\bphone\b/i.test(text)
  const what = isGame ? 'game' : /\b(?:tablet|ipad)\b/i.test(text) ? 'tablet' : 'phone'
  const clock =
    hour === undefined
      ? null
      : `${hour.toLowerCase()}${half === undefined ? '' : half.trim().toLowerCase().startsWith('a') ? ' a.m.' : ' p.m.'}`
  return {
    seen: `I’ve noticed you’re ${isGame ? 'playing' : `on your ${what}`} ${clock === null ? 'a lot' : `until ${clock}`}`,
    what,
    plan: isGame
      ? 'the game goes off at [time] on school nights'
      : 'all our phones charge in the kitchen at [time], mine too',
    night: clock === null ? '' : ', and you need your sleep',
  }
}

const path = new RegExp(
  String.raw`\b(?:switch|change|go|do|study|be|become|major in|into|want to (?:be|do|study))(?: my major)?(?: to| into|` +
    String.raw` in| for)? ((?:an? )?(?!it\b|them\b|this\b|to\b)(?:\p{L}|’)+(?: (?!instead|but|and|how|idk|I|what|so|they|` +
    String.raw`now)(?:\p{L}|’)+){0,2})`,
  'giu',
)
function readPath({ text }: DraftRequestText): Details | null {
  const parts = text.split(/\b(?:and|but)\b|[.,;]/i)
  const own = parts.find(
    (part) =>
      /\bI (?:want|(?:’d|would) (?:like|rather)|’m|decided|switched|am)\b|\bI’m\b/i.test(part) &&
      !/\bparents? want\b/i.test(part),
  )
  const found = own === undefined ? null : [...own.matchAll(path)].at(-1)?.[1]
  return found === undefined || found === null ? null : { path: found.toLowerCase() }
}

const toSiblings = /\b(?:brothers?|sisters?|siblings?|sis|bro|family)\b/
export const familyTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-sibling-help',
    signs: [
      toSiblings,
      elder,
      new RegExp(
        oneOf(
          String.raw`\b(?:doesnt|dont|never|wont|isnt|not|hardly|barely|only one|all on me|by myself)\b`,
          String.raw`\b(?:does|do) nothing\b`,
        ),
      ),
      /\bhelp\w*|\btaking care\b|\bcare for\b|\ball on me\b|\bvisits?\b/,
    ],
    not: /\bforget\w*|\bfine\b|\bmoney\b/,
    read: readHelp,
  },
  {
    id: 'told-elder-worry',
    signs: [
      toSiblings,
      elder,
      /\b(?:forget\w*|forgot|memory|dementia|fall\w*|fell|meds|pills|medicine|driv\w+|eating|weight)\b/,
    ],
    // Who is diagnosed needs no checkup.
    not: /\bdiagnos\w+|\bhas (?:dementia|alzheimers?)\b/,
    read: readWorry,
  },
  {
    id: 'told-call-less',
    signs: [
      /\b(?:mom|mother|dad|father|parents|grandma|mother in law|mil)\b/,
      new RegExp(
        String.raw`\b(?:call|text|facetime)\w*\b.{0,20}\b(?:every ?day|daily|all the time|so much|constantly|every (?:night|` +
          String.raw`morning)|twice a day|more|times a day|times a week)\b`,
      ),
      /\b(?:wants?|expects?|gets? (?:upset|mad|hurt|sad)|upset|guilt\w*|complains?|mad|hurt)\b/,
    ],
    read: readCall,
  },
  {
    id: 'told-care-home',
    signs: [
      /\b(?:mom|mother|dad|father|grandma|grandpa|parents|husband|aunt)\b/,
      /\b(?:assisted living|memory care|nursing home|senior living|care home)\b/,
      /\b(?:talk|tell|say|mad|angry|upset|refus\w+|doesnt want|wont)\b/,
    ],
    not: /\b(?:cost|afford|pay for|find|choose|which|visit schedule)\b/,
    read: readCare,
  },
  {
    id: 'told-kid-cut',
    signs: [
      /\b(?:son|daughter|kid|boy|girl|grandson|granddaughter|teen\w*|stepson|stepdaughter|he|she)\b/,
      /\b(?:didnt|did not) (?:make|get (?:in|into|picked|the part|a part))\b/,
    ],
    not: /\bi didnt\b/,
    read: readCut,
  },
  {
    id: 'told-kid-phone',
    signs: [
      /\b(?:son|daughter|kid|kids|teen\w*|year old|yr old|tween|granddaughter|grandson|stepson|stepdaughter)\b/,
      /\b(?:phone|tablet|ipad|xbox|games?|gaming|screens?|tiktok|youtube|video games?)\b/,
      /\b(?:until|til|till|midnight|all night|up late|too much|all (?:day|the time)|late|constantly|always on)\b/,
    ],
    not: /\b(?:husband|app for|which)\b/,
    read: readPhone,
  },
  {
    id: 'told-new-path',
    signs: [
      /\bparents\b|\bmom\b|\bdad\b/,
      /\b(?:want|wants|expect|expects|wanted|pushing) me to\b/,
      /\b(?:tell|talk|say|explain|break it)\b/,
      /\bi (?:really |actually |just )?(?:want|decided|would rather|am|rather)\b|\bim (?:switching|changing|going)\b/,
    ],
    read: readPath,
  },
]
