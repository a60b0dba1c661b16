import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { toTime } from '../../when/minutes-to-time.ts'
import { englishWeekdays, shortEnglishWeekday, weekdayNumber } from '../../when/weekdays.ts'
import { englishMonths } from '../../when/months.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from '../day-plan/current-minute.ts'
import { datesIn, deadlineIn } from '../plans-from-message/dates-in-message.ts'
import { hoursText, shortDay, studyLines, timeOf } from './study-lines.ts'
import { partsOf, type Session, sessionsUntil } from './study-sessions.ts'
import { hourForm, minuteAt, toldHours, withPlainHours } from './told-hours.ts'

const exams = oneOf(
  String.raw`finals?(?: exam| test)?s?\b(?! (?:draft|payment|push|straw|stretch|walk|round|decision|answer|say|project|paper))`,
  String.raw`mid-?terms?\b(?: exam)?|(?:certification |board |licensing |entrance |licens\w+ |bar )?exams?\b|(?:certification |board |licensing |permit )?test\b(?! (?:kitchen|drive|results?))|quiz\b|nclex\b|boards\b|praxis\b`,
)
const named = new RegExp(
  String.raw`(?:^|[,.;!?] |\b(?:an?|my|the|this|our|have|got|for|take|taking|big|and|so) )((?:(?!(?:have|got|an?|my|the|this|big|really|huge|for|to|take|first|last)\b)[a-z&'-]{2,16} ){0,3})(${exams})(?: (?:in|on|for) (?!(?:mon|tues|wednes|thurs|fri|satur|sun|dec|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|the \d|it\b|that\b|next|this)\w*)([a-z&' -]{3,24}?)(?= (?:on|is|dec|jan|and|i|coming|next|this|in|at)\b|[,.;!?]|$))?`,
  'i',
)
const noExam = anyOf(
  'covid|pregnancy|blood|drug|stress test|road|drivers? test|driving|eye|hearing|dna|skin|allergy|genetic|sleep|lab|a1c|rapid|positive|negative|results?|taste|urine|physical exam|pap|breast|dental|medical exam|vet|home test',
  "(?:my|his|her|our|their) (?:\\w+ )?(?:son|daughter|kid|kids|boy|girl|teen|husband|niece|nephew|grandson|granddaughter|sister|brother|student|students|class)(?:'?s)?",
  'he|she|they|students?|i (?:had|took|passed|failed|got|bombed|aced)|(?:went|was|were) (?:so |really )?(?:bad|good|well|great|hard)',
)
const asks = anyOf(
  '(?:study|review|prep|exam|studying) (?:plan|schedule|calendar|guide)|(?:a|the|some) (?:plan|schedule)(?! b\\b)|plan (?:it|this|that|my|out|for)|schedule (?:it|this|that|for me)',
  '(?:split|divide|break|spread|space|cut|chop)(?:ting|ing)? (?:it|that|this|them|up|out|down|the|my)|figure out (?:how|when|what|where)|where (?:do|should|can|would) i (?:even )?(?:start|begin)',
  '(?:how|when|what time) (?:do|should|can|could|would|am i supposed to|much) (?:i |time )?(?:even |ever |possibly |best )?(?:study|prepare|prep|get ready|fit|find time|pass|get through|learn|cram|review|should)',
  'help me (?:study|prepare|prep|get ready|pass|plan|organize|make|with (?:a|my|the))|how (?:to|do i|should i) (?:study|prepare|use|split)',
)
const otherAsk = new RegExp(
  oneOf(
    String.raw`^(?:please |can you |could you )?(?:add|put|remind|log|move|delete|write|mark|change|pray|set)\b`,
    String.raw`\b(?:prayer|verse|affirmation|email|text (?:to|my)|note to|should i (?:drop|quit|skip|take off|call))\b`,
  ),
  'i',
)

const [fewest, most] = [1, 21]

/** Writes 'on fri' and '12/11' in full. */
const inFull = (text: string): string =>
  text
    .replaceAll(
      new RegExp(String.raw`(?<=\b(?:on|is|this|next|by|due) )(${shortEnglishWeekday})\b`, 'gi'),
      (name: string) => englishWeekdays[weekdayNumber(name) - 1] ?? name,
    )
    .replaceAll(
      /\b(1[0-2]|[1-9])\/(3[01]|[12]\d|[1-9])\b(?!\/)/g,
      (_, month: string, day: string) => `${englishMonths[Number(month) - 1] ?? ''} ${day}`,
    )
    .replaceAll(/\bdecember(?=\d)/gi, 'december ')

type Exam = { name: string; day: string }
function examIn(text: string, today: string): Exam | null {
  const found = named.exec(text)
  if (found === null || noExam.test(text)) return null
  const [all, before = '', kind = '', of] = found
  const end = found.index + all.length
  const near = datesIn(text, today).find(({ at }) => at >= found.index && at - end <= 40)
  const day = near?.day ?? deadlineIn(text, today)
  const name = `${before}${kind}${of === undefined ? '' : ` in ${of}`}`.trim()
  return day === null ? null : { name: name.toLowerCase().replace(/^nclex/, 'NCLEX'), day }
}

const perDay = /\b(\d{1,3}) (hours?|minutes) (?:a|per|each|every) (?:day|night|evening)\b/i
const inBed = new RegExp(
  String.raw`\b(?:kids?|baby|toddlers?|boys|girls|little ones)\b[^.?!\d]{0,40}\b(?:bed|down|asleep|sleep)(?: at| by| around)? ${hourForm}`,
  'i',
)
function minutesADay(text: string): number | null {
  const [, many, unit = ''] = perDay.exec(text) ?? []
  if (many === undefined) return null
  const minutes = Number(many) * (unit.startsWith('h') ? 60 : 1)
  return minutes >= 15 && minutes <= 360 ? minutes : null
}

/** Lays out the days until an exam around the hours that were told. Returns null if the message doesn't ask for it. */
export function planStudy(turn: Turn): Answer | null {
  const {
    request: { message },
    today,
  } = turn
  const text = inFull(withPlainHours(message))
  if (message.length > 500 || otherAsk.test(text) || !asks.test(text)) return null
  const exam = examIn(text, today)
  if (exam === null) return null
  const ahead = daysBetween(today, exam.day)
  if (ahead < fewest || ahead > most) return null
  const [, ...bed] = inBed.exec(text) ?? []
  const hours = toldHours(text)
  const free = { hours, minutes: minutesADay(text), notBefore: minuteAt(bed[0], bed[1], bed[2], true) }
  const { sessions, rests } = sessionsUntil(exam.day, today, minuteOfNow(turn), free)
  if (sessions.length === 0) return null
  return composePlan(turn, exam, { sessions, rests, text, isTold: hours !== null })
}

type Plan = { sessions: readonly Session[]; rests: readonly Session[]; text: string; isTold: boolean }

const isZero =
  /\b(?:havent|haven't|have not|not) (?:even )?(?:start|stud|open|look)|\bfrom (?:zero|scratch)\b|\bnothing\b/i

/** Says how long it is till the exam, and how many sessions that leaves. */
function headOf({ name, day }: Exam, { sessions, text, isTold }: Plan, local: LocalFormat): string {
  const count = daysBetween(local.today, day)
  const total = sessions.reduce((sum, { minutes }) => sum + minutes, 0)
  const room = `${sessions.length === 1 ? 'one session' : `${sessions.length} sessions`}, about ${hoursText(total)}`
  if (count === 1) return `Your ${name} is tomorrow. That’s ${room}.`
  const lead = `You’ve got ${count} days till your ${name}, ${local.weekday(day)}, ${local.date(day)}.`
  if (isZero.test(text) && count > 4) return `${lead} That’s enough to start from zero: ${room}.`
  return `${lead} ${isTold ? 'Around your work, that’s' : 'That’s'} ${room}.`
}

function freeDays(rests: readonly Session[], local: LocalFormat): string | null {
  if (rests.length === 0) return null
  if (rests.length > 3) return 'The days between are free, for rest or for what you missed.'
  return `I left ${local.list(rests.map(({ day }) => shortDay(day, local)))} free, for rest or for what you missed.`
}

function composePlan({ today }: Turn, exam: Exam, plan: Plan): Answer {
  const { sessions, rests, text } = plan
  const local = new LocalFormat('en', today)
  const said = studyLines(partsOf(sessions), text, exam.name)
  const lines = sessions.map((session, at) => `**${timeOf(session, local)}:** ${said[at]?.line ?? ''}`)
  const cards = sessions.map(({ day, from, minutes }, at) => {
    const time = from === null ? null : toTime(from)
    const title = `${capitalize(exam.name)}: ${said[at]?.title ?? ''}`
    return Object.assign(makeTask(title, { day, time, minutes, repeat: null }, day), { category: 'personal' as const })
  })
  const each = sessions.length > 2 ? 'Begin each one with 10 minutes on the last one from memory.' : null
  return makeAnswer(
    paragraphs(
      headOf(exam, plan, local),
      bulletList(lines),
      [each, freeDays(rests, local)].filter((part) => part !== null).join(' '),
      sessions.some(({ from }) => from === null)
        ? 'Tap the cards to put them in your planner. They don’t have hours yet, since I don’t know yours. Tap “Edit” to set one.'
        : 'Tap the cards to put them in your planner. I picked the hours, so change what doesn’t fit.',
    ),
    { cards, isFree: true },
  )
}
