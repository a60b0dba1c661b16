import { oneOf } from '../phrase-pattern.ts'
import { readClockSpan } from './read-clock-span.ts'
import { collapseSpaces, toTitle, trimEdges } from './title-text.ts'
import { readCount } from '../number-words.ts'
import { englishWeekday, shortEnglishWeekday, shortWeekdays } from '../when/weekdays.ts'

/**
 * Something fixed on days of the week: `days` from Monday, 0; `from` and `to` in minutes of the day. `isAssumed`: the message gave no
 * hours.
 */
export type FixedDays = {
  title: string
  days: number[]
  from: number
  to: number
  isAssumed: boolean
  isNight: boolean
}
/** Something to fit into the week a number of times, on one of `days` if any are given. */
export type WeekItem = { title: string; times: number; minutes: number; days: number[] | null; isGuess: boolean }
/** A request to plan a week. `off`: the free days. */
export type WeekWish = { fixed: FixedDays[]; items: WeekItem[]; off: number[] }

const day = `(?:${oneOf(`${englishWeekday}s?`, shortEnglishWeekday)})`
const numberOf = (name: string): number => shortWeekdays.indexOf(name.slice(0, 3).toLowerCase())
const list = String.raw`(?:every )?${day}(?:(?:,? and |, ?| & |\/| )${day}\b){0,6}`
const plansWeek = /\bweek(?: out| ahead)?(?: for me)?\b/i

const spanOf = (first: string, last: string): string => {
  const [from, to] = [numberOf(first), numberOf(last)]
  return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => shortWeekdays[(from + at) % 7]).join(' ')
}
const range = new RegExp(String.raw`\b(${day}) ?(?:-|–|thru|through|to|til|till) ?(${day})\b`, 'gi')
const allBut = new RegExp(String.raw`\bevery ?day (?:but|except)(?: for)? (${list})`, 'gi')
/** Writes out groups of days: 'every day', 'weekdays'. */
const inDays = (text: string): string =>
  text
    .replaceAll(range, (_, first: string, last: string) => spanOf(first, last))
    .replaceAll(allBut, (_, but: string) => {
      const left = daysIn(but)
      return shortWeekdays.filter((_name, at) => !left.includes(at)).join(' ')
    })
    .replaceAll(/\b(?:on )?week ?days\b/gi, 'mon tue wed thu fri')
    .replaceAll(/\b(?:on )?(?:the )?weekends?\b/gi, 'sat sun')
    .replaceAll(/\bevery ?day\b/gi, shortWeekdays.join(' '))

const aDay = new RegExp(String.raw`\b(?:${day})\b`, 'gi')
function daysIn(text: string): number[] {
  return [...new Set((text.match(aDay) ?? []).map(numberOf))].toSorted((a, b) => a - b)
}

const lead = new RegExp(
  String.raw`^(?:(?:${oneOf(
    "and|then|also|plus|but|so|i|we|im|i[’']?m|ive|i[’']?ve|need|have|has|got|gotta|want|wanna|would like|like|must|should|supposed|trying|plan|going|am",
    'with|fit in|fit|squeeze in|get in|make time for|find time for|time for|please|pls|to|do some|for',
  )}) )+`,
  'i',
)
/** Returns true for something to do, and not fixed already. */
const isWanted =
  /\b(?:need to|have to|gotta|got to|want|wanna|need|with|fit|squeeze|must|should|make time|would like|id like)\b/i
const lessons = 'soccer|practice|dance|ballet|baseball|basketball|football|swim|gymnastics|therapy|appointment|appt'
const atWork = String.raw`work(?! ?outs?\b)|working(?! out)|works|shift|shifts|class|classes|school|church|lab|clinicals?|job|off`
const isStanding = new RegExp(String.raw`\b(?:${atWork}|${lessons})\b|\b\d{1,2}s\b`, 'i')
/** Matches sentences about how the user is, and why. */
const tellingBegins =
  "i['’]?m|i am|it['’]?s|because|bc|cuz|i feel|i['’]?ve been|i can['’]?t|i don['’]?t|my life|everything|thanks|thank you|help"
const isTelling = new RegExp(String.raw`^(?:(?:and|please|pls|but|so|just) ){0,2}(?:${tellingBegins})\b`, 'i')
const isOff = /\b(?:off|free|no work|dont work|don[’']?t work)\b/i

const shifts: readonly (readonly [RegExp, number, number, boolean])[] = [
  [/\b(?:2nd|second|swing|evening)s? ?shifts?\b|\bevenings\b|\bclos(?:e|ing)\b/i, 14 * 60, 23 * 60, false],
  [/\b(?:3rd|third|night|overnight|graveyard)s? ?shifts?\b|\bnights\b|\bovernights?\b/i, 22 * 60, 24 * 60, true],
  [/\b(?:1st|first|day|morning)s? ?shifts?\b|\bdays\b|\bmornings\b|\bopen(?:ing)?\b/i, 7 * 60, 15 * 60, false],
  [/\b12s\b|\b12 hour|\btwelves\b/i, 7 * 60, 19 * 60, false],
]
const usual = { from: 9 * 60, to: 17 * 60 }
const anHour = /\b(?:at|from|@) ?(\d{1,2})(?::(\d\d))? ?([ap])?\.?m?\b/i
function hoursOf(text: string): { from: number; to: number; isAssumed: boolean; isNight: boolean } {
  const span = readClockSpan(text)
  const begins = span === null ? null : /at (\d{1,2})(?::(\d\d))?( ?pm)?/i.exec(span.text)
  if (span !== null && begins !== null) {
    const hour = Number(begins[1])
    const from =
      (begins[3] !== undefined && hour < 12 ? hour + 12 : hour >= 1 && hour < 6 ? hour + 12 : hour) * 60 +
      Number(begins[2] ?? 0)
    return {
      from,
      to: Math.min(24 * 60, from + span.minutes),
      isAssumed: false,
      isNight: from + span.minutes > 24 * 60,
    }
  }
  const shift = shifts.find(([form]) => form.test(text))
  if (shift !== undefined) return { from: shift[1], to: shift[2], isAssumed: true, isNight: shift[3] }
  const [, hour, minute, half] = anHour.exec(text) ?? []
  if (hour !== undefined) {
    const isAfternoon = half?.toLowerCase() === 'p' || (half === undefined && Number(hour) < 8)
    const from = (isAfternoon && Number(hour) < 12 ? Number(hour) + 12 : Number(hour)) * 60 + Number(minute ?? 0)
    return { from, to: from + 60, isAssumed: false, isNight: false }
  }
  return { ...usual, isAssumed: true, isNight: false }
}

const unhoured = (text: string): string =>
  collapseSpaces(
    text
      .replaceAll(
        /\b(?:from |at |@ ?)?\d{1,2}(?::\d\d)? ?(?:[ap]m)?(?: ?(?:-|–|to|til|till|until) ?\d{1,2}(?::\d\d)? ?(?:[ap]m)?)?(?!\d|s\b| ?(?:nd|rd|st|th)\b)/gi,
        ' ',
      )
      .replaceAll(/\b(?:on|the|every)(?= *$)/gi, ''),
  )

const atHour =
  /\b(?:at|from|@) ?\d{1,2}(?::\d\d)? ?(?:[ap]m)?(?: ?(?:-|–|to|til|till|until) ?\d{1,2}(?::\d\d)? ?(?:[ap]m)?)?\b/gi
const minutesOf = (title: string): number =>
  /\b(?:walk|stretch|meditat|call)/i.test(title)
    ? 30
    : /\b(?:run|jog|gym|work ?out|yoga|swim)/i.test(title)
      ? 45
      : /\b(?:stud|taxes|garage|deep clean)/i.test(title)
        ? 90
        : 60
const ofSessions = /^(?:study|studying|practice|write|writing|train)\b/i

const counts = String.raw`(\d{1,2}|one|two|three|four|five|six|a couple(?: of)?|once|twice)`
const countFirst = new RegExp(
  String.raw`^${counts} (?:more )?((?!(?:year|month|day|hour|minute|people|kid)s?\b)[\p{L}][^]{2,60})$`,
  'iu',
)
const countLast = new RegExp(
  String.raw`^([^]{3,60}?) (?:at least )?(?:${counts} times?|(once|twice))(?: a week| this week)?$`,
  'i',
)
const countFrom = (said: string): number =>
  /^once/i.test(said) ? 1 : /^(?:twice|a couple)/i.test(said) ? 2 : Math.min(7, readCount(said.toLowerCase()))
const plural = /^((?:\p{L}+ ){0,2}?\p{L}+?)(?:(?<=ss|ch|sh|x)es|(?<!s)s)(?= (?:with|to|for|at|in|of|on)\b|$)/iu
const singular = (name: string): string => name.replace(plural, '$1')

/** Adds the verb to a name that needs one as a task. */
const asDone = (name: string): string =>
  name.replace(/^(?:the |my )?(taxes|laundry|dishes|budget|bills)$/i, 'do the $1').replace(/^(?:an? |some |the )/i, '')

function toItem(said: string, days: number[] | null): WeekItem | null {
  const text = trimEdges(trimEdges(said).replace(lead, '')).replace(
    / (?:this week|too|as well|in there|somewhere|please|pls)$/i,
    '',
  )
  const [, first = '', thing = ''] = countFirst.exec(text) ?? []
  const [, what = '', many, once] = countLast.exec(text) ?? []
  const name = thing !== '' ? singular(thing) : what !== '' ? what : text
  const times =
    thing !== '' ? countFrom(first) : what !== '' ? countFrom(many ?? once ?? '1') : ofSessions.test(name) ? 3 : 1
  const title = toTitle(asDone(name), 100)
  if (title.length < 3 || /^(?:and|but|then|help|me|out|so|it|that|this|everything|stuff|things)\b/i.test(title))
    return null
  const isGuess = thing === '' && what === '' && times > 1
  return { title, times: days === null ? Math.max(1, times) : days.length, minutes: minutesOf(title), days, isGuess }
}

const intent = 'to|need|have to|gotta|got to|want|fit|squeeze|must|should|would like'
const doing =
  'work|clean|do|study|see|visit|go|get|call|meal prep|make|take|cook|finish|pay|buy|run|walk|pick up|exercise'
const begins = new RegExp(
  String.raw`,? (?:and|but|then|plus|so)(?: also| then)? (?=(?:(?:i|we) )?` +
    String.raw`(?:(?:also |still )?(?:${intent}|${doing}|grocer|laundry|an?|the|my|kids?|son|daughter|mom|mama|dad|husband|have (?:class|school|practice|church|therapy|an?|my)|\d)\b|\p{L}{1,20}[’']s\b)|\d)`,
  'giu',
)
const nouns = oneOf(
  'groceries|grocery shopping|laundry|meal prep|errands|taxes|church|dishes|yard ?work|homework|exercise|cleaning|date night',
)
const andNoun = new RegExp(String.raw` and (?=(?:the |some |my )?(?:${nouns})\b)`, 'gi')
/** Matches the beginnings in 'I work mon wed i have class tues'. */
const anew = new RegExp(
  String.raw` (?=(?:and )?(?:i|we) (?:(?:also |still )?(?:work|have|need|want|gotta|got)|am|m)\b)` +
    String.raw`|(?<=^(?:[^§]{0,80}§){1,6}[^§]{0,40}) (?=(?:work(?! ?outs?\b)|class|school|kids have)\b)`,
  'gi',
)

/** Matches words for the coach, which are not items. */
const plea = /,? (?:please|pls|plz|thanks|thank you|thank u|thx)(?: so much)?(?=[ ,.;!?]|$)/gi

const mark = '§'
/** Exams are planned backward from their days. */
const ofExams = /\b(?:finals?|exams?|midterms?)\b/i
/** Reads a request to plan a week: what is fixed on its days, and what to fit in. Returns null if it has neither. */
export function readWeekWish(message: string): WeekWish | null {
  const text = inDays(collapseSpaces(message.slice(0, 500).replaceAll(plea, ' ')).replaceAll(/\btues\b/gi, 'tue'))
  const start = plansWeek.exec(text)
  if (start === null || ofExams.test(text)) return null
  const lists: number[][] = []
  const told = text
    .slice(start.index + start[0].length)
    .replaceAll(new RegExp(String.raw`\b(?:on )?(${list})\b`, 'gi'), (said: string) => {
      lists.push(daysIn(said))
      return mark
    })
  const parts = told
    .replaceAll(anew, ', ')
    .split(/[.;,!?\n]/)
    .flatMap((part) => part.split(begins))
    .flatMap((part) => part.split(andNoun))
  return sort(parts, lists)
}

/** Matches 'I work 9 to 5', which without days means Monday to Friday. */
const worksByHours = /\bwork(?:ing)? (?:from )?\d{1,2}(?::\d\d)? ?(?:[ap]m ?)?(?:to|-|–|til|till|until) ?\d/i

function sort(parts: readonly string[], lists: number[][]): WeekWish | null {
  const wish: WeekWish = { fixed: [], items: [], off: [] }
  for (const part of parts) {
    const many = part.split(mark).length - 1
    const said = collapseSpaces(part.replaceAll(mark, ' '))
    const days = many > 0 ? lists.splice(0, many).flat() : worksByHours.test(said) ? [0, 1, 2, 3, 4] : null
    const isAside = days === null && isTelling.test(said) && !isWanted.test(said)
    if (isAside || said === '') continue
    if (days !== null && isOff.test(said)) wish.off.push(...days)
    else if (days === null || (isWanted.test(said) && !isStanding.test(said))) {
      const item = toItem(said.replaceAll(atHour, ' '), days)
      if (
        item !== null &&
        !(
          days === null &&
          isStanding.test(said) &&
          !isWanted.test(said) &&
          wish.items.length === 0 &&
          !ofSessions.test(item.title)
        )
      )
        wish.items.push(item)
    } else {
      const title = toTitle(
        trimEdges(
          unhoured(said)
            .replace(lead, '')
            .replace(/^working\b/i, 'work')
            .replace(/(?<=\w) (?:days|is|are)$/i, ''),
        ),
        60,
      )
      if (title !== '') wish.fixed.push({ title, days, ...hoursOf(said) })
    }
  }
  return wish.fixed.length + wish.items.length === 0 ? null : wish
}
