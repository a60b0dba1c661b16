import { capitalize } from '#contract/capitalize.ts'
import { isRole, phraseToReader, slots, type TextKind } from './text-brief.ts'

const number = '[\\p{L}\\d]+'
const spelledNumbers = 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(
  ' ',
)
/** Writes a small number at the beginning of a sentence: '10' becomes 'Ten'. */
const spelled = (number: string): string =>
  capitalize(/^\d+$/u.test(number) ? (spelledNumbers[Number(number)] ?? number) : number)

const mostDays = new RegExp(
  String.raw`\b(?:(?:want|say|prefer|(?:can|could) (?:only )?(?:do|handle)|up to|at most|no more than) (?:to say )?(?<first>${number}) days?(?: max| tops| at most)?|(?<second>${number}) days? (?:max|tops|at most))`,
  'u',
)
const comesFor = new RegExp(
  String.raw`\b(?:com(?:e|es|ing)|stay(?:s|ing)?|visit(?:s|ing)?|here|staying over)(?: to stay| over| here)? for (?<days>${number}) (?<unit>days?|weeks?)(?: (?:at|over|for) (?<when>\p{Lu}\p{L}+))?`,
  'u',
)

/** Asks a guest for a shorter stay. */
export const shorterVisit: TextKind = ({ told, reader }) => {
  const limit = slots(told, mostDays)
  const days = limit?.['first'] ?? limit?.['second']
  const stay = slots(told, comesFor)
  if (days === undefined || stay === null) return null
  const reasons = [
    /\b[Ww]e have an? (?<home>(?:one|two|three|1|2|3)[- ]bedroom)/u.exec(told)?.groups?.['home'],
    /\bI work from home\b/u.test(told) ? 'I work from home' : undefined,
  ]
  const [home, work] = reasons
  const why = [
    home === undefined
      ? null
      : `we only have ${home.replace(/^(\p{L}+|\d) /u, '$1 ')}s`
          .replace(/(one|1)[- ]bedrooms/u, 'one bedroom')
          .replace('-', ' '),
    work ?? null,
  ].filter((one) => one !== null)
  const isOfHusband = isRole(reader, '(?:mother|father|sister|brother|parents)[- ]in[- ]laws?|mil|fil')
  return {
    sentences: [
      `We’re so glad you’re coming${stay['when'] === undefined ? '' : ` for ${stay['when']}`}!`,
      `${spelled(stay['days'] ?? 'that many')} ${stay['unit'] ?? 'days'} is more than we can do${why.length === 0 ? '' : `, since ${why.join(' and ')}`}, so could we make it ${days} ${/^(?:1|one)$/u.test(days) ? 'day' : 'days'}?`,
      'Tell me which days work best for you and we’ll plan around them.',
    ],
    tip: isOfHusband
      ? 'As for who says it: it lands best from your husband, since it’s his family. Have him send this with “we,” or send it yourself once he’s said yes to the number.'
      : 'Name the number once and don’t go up by a day to be nice.',
  }
}

const broken = new RegExp(
  String.raw`\b(?:hasn’t|hasnt|won’t|has not|never|still hasn’t|didn’t) (?:fix(?:ed)?|repair(?:ed)?|replaced?) (?:the |my |our )?(?<thing>[\p{L} ]{2,30}?)(?=[.,;!?]|$| (?:and|it|in|for|since|yet|after|when|even)\b)|\b(?:the|my|our) (?<what>[\p{L} ]{2,24}?)(?:(?:’s|’s been| is| has been) (?:still )?(?:broken|leaking|out|not working|clogged|down)|(?: still)? (?:isn’t|hasn’t been|stopped) (?:still )?working)\b`,
  'u',
)
const days = /\b(?:been|for|it’s) (?:like |about |over |almost )?(?<time>[\p{L}\d]+ (?:days|weeks|months))\b/u
const calls =
  /\b(?<how>called|texted|emailed|asked|told|messaged) (?:him |her |them |you |the office |twice )?(?<times>twice|[\p{L}\d]+ times)\b/u
const household =
  /\b(?:[Ww]e|I) have (?<who>an? (?:newborn|baby|toddler|infant)|(?:two|three|four|\d) (?:small |little |young )?kids|kids)\b/u

/** Tells a landlord to repair something, with a day to answer by. */
export const repairDue: TextKind = ({ all, told, reader }) => {
  if (!isRole(reader, 'landlord|landlady|property manager|office|manager|super')) return null
  const found = slots(told, broken)
  const thing = (found?.['thing'] ?? found?.['what'])?.trim()
  if (thing === undefined) return null
  const time = slots(told, days)?.['time']
  const contact = slots(told, calls)
  const times = contact?.['times']
  const how = contact?.['how'] ?? 'called'
  const who = slots(all, household)?.['who']
  return {
    sentences: [
      `The ${thing} still isn’t fixed.${time === undefined ? '' : ` It’s been ${time}${times === undefined ? '' : ` and I’ve ${how} ${times}`}.`}`,
      time === undefined && times !== undefined ? `I’ve ${how} ${times}.` : null,
      who === undefined ? null : `We have ${who} in here, so this can’t wait any longer.`,
      'Please text me by [day] with the day and time somebody’s coming.',
      'I’d like to handle this with you directly, so I’m putting it in writing.',
    ],
    tip: 'Facts, one deadline, no threats: that reads as firm, not crazy. Keep a screenshot and a photo of the problem.',
  }
}

const wantsTaken = /\bI want (?:her|him|them) to (?<what>[^.?!]{4,90})/u
const carers = new RegExp(
  [
    String.raw`\b(?:taking )?car(?:e|ing) (?:of|for) (?:my |our )?(?<who>[Mm]om|[Dd]ad|mother|father|mama|grandma|grandpa`,
    String.raw`|our parents)\b|\bvisited (?<other>Dad|Mom|Grandma|Grandpa|dad|mom)\b`,
  ].join(''),
  'u',
)
const ownShare = new RegExp(
  [
    String.raw`\b(?:I do|I’m doing|I handle) (?!like|about|most|\d|all|everything)(?<tasks>[^.?!]{6,80})`,
    String.raw`|\b(?<presence>I’m (?:there|over there|at the house) [\p{L}\d]+ (?:days|nights) a week)`,
  ].join(''),
  'u',
)

/** Asks a brother or sister to take a share of the care of a parent. */
export const shareOfCare: TextKind = ({ told, reader }) => {
  const what = slots(told, wantsTaken)?.['what']
  const care = slots(told, carers)
  const who = care?.['who'] ?? care?.['other']
  if (what === undefined || who === undefined || !isRole(reader, 'sister|brother|siblings|cousin|uncle|aunt'))
    return null
  const mine = slots(told, ownShare)
  const tasks = mine?.['tasks']?.replace(/, (?=[^,]*$)/u, ', and ')
  const parent = capitalize(who.replace(/^(?:our )?(?:mother|mama)$/u, 'mom').replace(/^father$/u, 'dad'))
  const asked = phraseToReader(what, reader)
  if (asked === null) return null
  const mineNow = tasks ?? mine?.['presence']
  return {
    subject: `Splitting up ${parent}’s care`,
    sentences: [
      `I’d like us to split up ${parent}’s care differently.`,
      mineNow === undefined
        ? null
        : `${tasks === undefined ? `Right now ${mineNow}` : `Right now I do ${tasks}`}, and I can’t keep it all going on my own.`,
      `Could you ${asked.trim()}?`,
      'I’m not keeping score about what’s behind us. I just need it to be different from here on.',
      'Tell me by [day] when you could start, or call me and we’ll work it out together.',
    ],
    tip: 'One clear ask and one day to answer by is what keeps it from being ignored.',
  }
}

const unannounced = /\b(?:no|any|without) (?:warning|notice|asking|calling)\b|\bunannounced\b/u
const fineWith =
  /\bI(?:’m| am) (?:fine|ok|okay|good|happy) with (?<what>[^.?!]{3,50}?) if (?:she|he|they) (?<how>[^.?!]{3,60})/u
const doing = new RegExp(
  [
    String.raw`\b(?:keeps?|always) (?<verb>dropping|stopping|coming|showing|calling|popping`,
    String.raw`) (?<what>[^.?!,]{2,50}?)(?=,? (?:with no|without|unannounced|no)\b|[.,!?]|$)`,
  ].join(''),
  'u',
)

/** Sets the terms for visits or favors that come without warning. */
export const withoutWarning: TextKind = ({ told, reader }) => {
  const often = slots(told, doing)
  if (often?.['verb'] === undefined || !unannounced.test(told)) return null
  const times = /\b(?<n>(?:\d+|two|three|four|five) times (?:this|last) (?:week|month|year))/u.exec(told)?.groups?.['n']
  const cost = /\bI (?:had to cancel|missed|lost) [^.?!]{3,50}|\b(?:and )had to cancel (?<what>[^.?!]{3,50})/u.exec(
    told,
  )
  const did = phraseToReader(often['what'] ?? '', reader)
  const terms = slots(told, fineWith)
  const when =
    terms?.['how'] === undefined ? null : phraseToReader(`she ${terms['how']}`, { ...reader, gender: 'woman' })
  if (did === null) return null
  return {
    sentences: [
      'I need to ask you for something.',
      `${often['verb'] === 'dropping' && /kids/u.test(did) ? `When the kids get dropped off` : `When you ${often['verb'] === 'calling' ? 'call' : 'come by'}`} with no warning${times === undefined ? '' : ` (${times})`}, it’s hard on me${cost?.groups?.['what'] === undefined ? '' : `; I had to cancel ${cost.groups['what']}`}.`,
      terms === null || when === null
        ? 'From now on, please check with me the day before and wait for a yes.'
        : `${capitalize(terms['what'] ?? '')} ${(terms['what'] ?? '').endsWith('s') ? 'are' : 'is'} fine if ${when}. Otherwise I’ll have to say no.`,
      'Thanks for understanding!',
    ],
    tip: 'The first time it happens again, keep to it kindly: “Today doesn’t work, but Saturday does.”',
  }
}
