import { englishMonth } from '../../../when/months.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import { childIn, clockIn, dayMentioned, line, onDay, reasonIn, thingIn, withCapitals } from './message-facts.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { raiseTemplate } from './raise-template.ts'
import { statementsOf } from './written-english.ts'

const work = wholeWords([
  'boss(?:es)?|manager|supervisor|work|job|director|charge nurse|team lead|shift lead|hr|scheduler|principal|employer|foreman|raise',
])
const someday = (text: string): string => {
  const day = dayMentioned(text)
  return day === null ? '' : ` ${day === 'today' ? 'today' : onDay(day)}`
}

const lateBy =
  /\b(?:about |like |around )?(\d{1,3}|half an|an|a few) (minutes?|hours?) late\b|\blate by (?:about )?(\d{1,3}) (minutes?)\b/i
function readLate({ text }: DraftRequestText): Details | null {
  const [, many = '', unit = '', other, minutes] = lateBy.exec(text) ?? []
  const amount = many === '' ? (other === undefined ? '' : `${other} ${minutes}`) : `${many} ${unit}`
  const thing = thingIn(text)
  const reason = thing === null ? reasonIn(text, /\b(?:late|be (?:in|there)|by \d)\b/i) : null
  const why = thing === null ? (reason === null ? '' : ` because ${reason}`) : ` because of ${thing}`
  const clock = clockIn(text)
  return {
    late: `I’m going to be ${amount === '' ? 'late' : `about ${amount} late`.replace('about a few', 'a few')}${someday(text)}${why}.`,
    arrive:
      clock === null
        ? amount === ''
          ? 'I should be in by [time].'
          : ''
        : `I should be in ${clock.replace(/^(?:at|before|until)/, 'by')}.`,
  }
}

const ofChild =
  /\bmy (?:\w+ ){0,2}(?:son|daughter|kid|kids|baby|toddler|child)(?:’s)? (?:is |are |has |have |got |woke )?/i
function readSick({ text }: DraftRequestText): Details {
  const day = dayMentioned(text) ?? 'today'
  const after =
    day === 'today' || day === 'tonight' ? 'I’ll let you know by [time] about tomorrow.' : 'I’ll keep you posted.'
  const child = ofChild.test(text) ? (childIn(text)?.called ?? 'child') : null
  const why = /\b(?:fever|flu|covid|stomach bug|strep|migraine|throwing up|food poisoning|pink eye)\b/i
    .exec(text)?.[0]
    ?.toLowerCase()
  const named = why === undefined || why === 'throwing up' ? '' : why
  const has = /^(?:fever|stomach bug|migraine)$/.test(named)
    ? `a ${named}`
    : named === 'flu'
      ? 'the flu'
      : named === 'covid'
        ? 'COVID'
        : named
  if (child !== null) {
    const isMany = child === 'kids' || child === 'twins'
    return {
      sick: `My ${child} ${has === '' ? (isMany ? 'are sick' : 'is sick') : `${isMany ? 'have' : 'has'} ${has}`}, and I can’t come in ${onDay(day)}.`,
      after,
    }
  }
  return { sick: `I’m ${has === '' ? 'sick' : `down with ${has}`} and can’t come in ${onDay(day)}.`, after }
}

const offFor =
  /\b(?:off|time off|days? off)\b[^.?!\n]{0,40}? for (?!a few|the (?:day|week)|\d)((?:my|our|a|an|the|her|his) [^.,?!\n]{3,60})/iu
function readDayOff({ text }: DraftRequestText): Details | null {
  const day = dayMentioned(text)
  const [first] = statementsOf(offFor.exec(text)?.[1] ?? '')
  const reason = first === undefined ? reasonIn(text, /\boff\b/i) : null
  return {
    off: `Could I please have ${day ?? '[day]'} off?`,
    why:
      first === undefined
        ? line(reason)
        : `It’s for ${first.replace(/^(?:her|his) /i, 'my child’s ')}, and I don’t want to miss it.`,
  }
}

const everyDay =
  /\b((?:mon|tues|wednes|thurs|fri|satur|sun)days)\b|\b(?:every|each) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i
const tenure = new RegExp(
  String.raw`\b(?:been (?:there|here|with (?:them|the company)|at \S+)|worked (?:there|here)) (?:for )?((?:over |` +
    String.raw`almost |about )?(?:\d{1,2}|an?|two|three|four|five|six|seven|eight|nine|ten) (?:years?|months?))\b`,
  'i',
)
const canDo = /\b(I can (?:do|work|finish|make up|cover|get|still|come|stay|take)\b[^.,;?!\n]{3,70})/iu
/** Reads a request for the same day off every week. */
function readEveryDay({ text }: DraftRequestText): Details | null {
  const [, many, one] = everyDay.exec(text) ?? []
  const days = many ?? (one === undefined ? undefined : `${one}s`)
  if (days === undefined) return null
  const long = tenure.exec(text)?.[1]?.toLowerCase()
  const [can] = statementsOf(canDo.exec(text)?.[1] ?? '')
  const parts = [...(long === undefined ? [] : [`I’ve been here ${long}`]), ...(can === undefined ? [] : [can])]
  const reason = parts.length > 0 ? null : reasonIn(text, /\boff\b/i)
  return {
    days: withCapitals(days.toLowerCase()),
    facts: parts.length === 0 ? line(reason) : `${parts.join(', and ')}.`,
  }
}

const fewer = new RegExp(
  oneOf(
    String.raw`\b(?:go(?:ing)?|drop(?:ping)?|cut(?:ting)?|come|switch(?:ing)?|move|moving) (?:my hours |me )?(?:down |` +
      String.raw`back )?to ((?:\d|one|two|three|four) days?(?: a week| per week)?|part[ -]?time|\d{1,2} hours(?: a week)?|` +
      String.raw`(?:the )?(?:day|night|morning|evening|first|second|third) shifts?|(?:days|nights|mornings))\b`,
    String.raw`\b((?:go|work) part[ -]?time|work(?:ing)? from home(?: (?:\d|one|two|three|a few) days?(?: a week)?)?)\b`,
  ),
  'iu',
)
const fromWhen = new RegExp(
  String.raw`\b(after (?:the baby comes|maternity leave|the holidays|new year’?s|summer)|next (?:month|year)|` +
    String.raw`in ${englishMonth})\b`,
  'i',
)
const numbers: ReadonlyMap<string, string> = new Map(Object.entries({ 1: 'one', 2: 'two', 3: 'three', 4: 'four' }))
function readFewer({ text }: DraftRequestText): Details | null {
  const [, hours, home] = fewer.exec(text) ?? []
  const what = hours === undefined ? home?.replace(/^working/i, 'work') : `go to ${hours}`
  if (what === undefined) return null
  const reason = reasonIn(text, /\b(?:days? a week|part|shift|hours)\b/i)
  return {
    want: `I’d like to ${what
      .toLowerCase()
      .replace(/\b\d\b/, (digit) => numbers.get(digit) ?? digit)
      .replace('part time', 'part-time')}`,
    start: withCapitals(fromWhen.exec(text)?.[1]?.toLowerCase() ?? 'starting [date]'),
    why: line(reason),
  }
}

const shift = /\bcover (?:for me|my shift|me|(?:a|my) (?:\p{L}+ )?shift)?/iu
function readCover({ text }: DraftRequestText): Details {
  const day = dayMentioned(text)
  return {
    shift: `Could you cover my shift ${day === null ? 'on [day]' : onDay(day)}?`,
    why: line(thingIn(text) === null ? reasonIn(text, shift) : `I have ${thingIn(text)}`),
  }
}

const short = new RegExp(
  oneOf(
    String.raw`\b(?:short|missing|less|under)(?:ed)?(?: by)? (\d{1,3}(?:\.\d)?) hours?\b`,
    String.raw`\b(\d{1,3}(?:\.\d)?) hours? (?:short|missing)\b|\bshort(?:ed)? (?:me |by )?\$?(\d{2,5})\b`,
  ),
  'i',
)
function readShortPay({ text }: DraftRequestText): Details {
  const [, hours, others, sum] = short.exec(text) ?? []
  const found = hours ?? others
  return { short: found === undefined ? (sum === undefined ? 'short' : `short by $${sum}`) : `short by ${found} hours` }
}

export const workTemplates: readonly DraftTemplate[] = [
  {
    id: 'resign',
    signs: [
      work,
      new RegExp(
        String.raw`\b(?:im|i am|i want to|i have to|i need to|i decided to|that i|am) (?:quit\w*|leaving (?:my job|the job|` +
          String.raw`for|this)|resign\w*|put(?:ting)? in my (?:two|2) weeks?|giv\w+ (?:my )?(?:two|2) weeks)\b`,
      ),
    ],
    not: /\b(?:pta|pto|choir|committee|board|should i|smoking|drinking|hours|day off|husband|hubby|wife|boyfriend|partner|parents)\b/,
    read: ({ text }) => {
      const day = dayMentioned(text)
      return day === null ? {} : { day }
    },
  },
  {
    id: 'told-pregnant',
    signs: [work, /\bim (?:\d+ weeks )?(?:pregnant|expecting)\b|\bi am (?:\d+ weeks )?(?:pregnant|expecting)\b/],
    not: /\b(?:fired|miscarr\w*|refus\w+|quit)\b/,
    read: () => ({}),
  },
  {
    id: 'told-short-pay',
    signs: [
      /\b(?:check|paycheck|pay ?stub|pay|paid|deposit)\b/,
      /\b(?:short(?:ed)?|missing)\b.{0,20}\b(?:hours?|\d+)\b|\b(?:check|pay|paycheck) (?:was|is|came) (?:short|wrong|off)\b/,
    ],
    read: readShortPay,
  },
  raiseTemplate,
  {
    id: 'told-late',
    signs: [work, /\b(?:i(?:m| am| will| ll)?|ill|im|be) (?:\w+ ){0,4}?late\b/],
    not: /\b(?:(?:stay|work|working|staying) (?:\w+ )?late|coworker|she is|shes|hes|he is|always late|keeps?|employee|rent|late on)\b/,
    read: readLate,
  },
  {
    id: 'told-sick',
    signs: [
      work,
      /\b(?:sick|fever|flu|covid|stomach bug|throwing up|migraine|strep|food poisoning)\b/,
      /\b(?:cant|not (?:be )?|wont be|wont|calling|call|out|miss\w*|stay home)\b.{0,14}\b(?:come|coming|in|out|work|make it|there|today|tomorrow|off|home)\b/,
    ],
    not: /\b(?:professor|teacher|school|exam|test|quiz|keeps?|coworker|guilt\w*|should i)\b/,
    read: readSick,
  },
  {
    id: 'told-cover',
    signs: [/\bcover (?:my|for me|me|a)\b|\btake my shift\b/],
    not: /\b(?:asked me|keeps? asking|asks me|wants me|covering (?:her|his))\b/,
    read: readCover,
  },
  {
    id: 'told-fewer-hours',
    signs: [
      work,
      /\b(?:days? a week|part time|days a week|\d+ hours|shift|shifts|from home|to (?:days|nights|mornings)|\d days)\b/,
      /\b(?:go|going|drop|cut|switch\w*|move|work\w*)\b/,
    ],
    read: readFewer,
  },
  {
    id: 'told-every-day-off',
    signs: [work, everyDay, /\boff\b/],
    not: /\b(?:coworker|calls? me|texts? me|asked me|wants me)\b/,
    read: readEveryDay,
  },
  {
    id: 'told-day-off',
    signs: [
      work,
      /(?:day|days|tomorrow|week|weekend|time|\d(?:st|nd|rd|th)?) off\b|\boff (?:for|on|this|next|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|work)\b/,
    ],
    not: /\b(?:coworker|on my days? off|my day off|keeps?|calls? me|texts? me|asked me|wants me)\b/,
    read: readDayOff,
  },
]
