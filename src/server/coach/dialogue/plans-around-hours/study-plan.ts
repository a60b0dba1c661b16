import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import { makeTask } from '../../actions/task-requests.ts'
import { bulletList } from '../../markdown.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { timeOfDay } from '../../when/format-clock-time.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { minuteOfNow } from '../day-plan/current-minute.ts'
import { datesIn, deadlineIn } from '../plans-from-message/dates-in-message.ts'
import { anyEnglishMonth } from '../../when/months.ts'
import { typedWeekday } from '../../when/weekdays.ts'
import { datesInFull } from './spell-out-dates.ts'
import { hoursText, shortDay, studyLines, sessionTime } from './study-plan-text.ts'
import { purposesOf, type StudySession, sessionsUntil } from './study-sessions.ts'
import { hourForm, minuteAt, toldHours, withPlainHours } from './work-hours.ts'

const exams = oneOf(
  String.raw`finals?(?: exam| test)?s?\b(?= ?(?:$|[,.;!?\d]|(?:is|its|it's|on|in|the|this|next|coming|and|for|at|i|tomorrow|that|but|so|due|week|by)\b|${typedWeekday}|${anyEnglishMonth}))`,
  String.raw`mid-?terms?\b(?: exam)?|(?:certification |board |licensing |entrance |licens\w+ |bar )?exams?\b|(?:certification |board |licensing |permit )?test\b(?! (?:kitchen|drive|results?))|quiz\b|nclex\b|boards\b|praxis\b`,
)
const named = new RegExp(
  String.raw`(?:^|[,.;!?] |\b(?:an?|my|the|this|our|have|got|for|take|taking|big|and|so) )((?:(?!(?:have|got|an?|my|the|this|big|really|huge|for|to|take|first|last) )[a-z&'-]{2,16} ){0,3})(${exams})(?: (?:in|on|for) (?!(?:mon|tues|wednes|thurs|fri|satur|sun|dec|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|the \d|it\b|that\b|next|this)\w*)([a-z&' -]{3,24}?)(?= (?:on|is|dec|jan|and|i|coming|next|this|in|at)\b|[,.;!?]|$))?`,
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
  '(?:how|when|what time) (?:do|should|can|could|would|am i supposed to|much) (?:i |time )?(?:even |ever |possibly |best |start )?(?:study(?:ing)?|prepare|prep|get ready|fit|find time|pass|get through|learn|cram|review|should)',
  '(?:can only|need to|gotta|got to|have to|only have .{1,20} to) (?:study|prepare|cram)|what (?:do|should|can) i (?:do|study)|help me (?:study|prepare|prep|get ready|pass|plan|organize|make|with (?:a|my|the))|how (?:to|do i|should i) (?:study|prepare|use|split)',
)
const otherAsk = new RegExp(
  oneOf(
    String.raw`^(?:please |can you |could you )?(?:add|put|remind|log|move|delete|write|mark|change|pray|set)\b`,
    String.raw`\b(?:prayer|verse|affirmation|email|text (?:to|my)|note to|should i (?:drop|quit|skip|take off|call))\b`,
  ),
  'i',
)

const [fewest, most] = [1, 21]
const mostExams = 4

type Exam = { name: string; day: string }
const toName = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replace(/^nclex/, 'NCLEX')

function examIn(text: string, today: string): Exam | null {
  const found = named.exec(text)
  if (found === null) return null
  const [all, before = '', kind = '', of] = found
  const end = found.index + all.length
  const near = datesIn(text, today).find(({ at }) => at >= found.index && at - end <= 40)
  const day = near?.day ?? deadlineIn(text, today)
  return day === null ? null : { name: toName(`${before}${kind}${of === undefined ? '' : ` in ${of}`}`), day }
}

const several = /\b(?:finals|exams|midterms|tests)\b/i
const subjectBefore = new RegExp(
  String.raw`(?:^|[,;:&.] ?|\b(?:and|then|plus|one is|my|a|an|the) )` +
    String.raw`([a-z][a-z&'-]{1,15}(?: (?!on\b|is\b|the\b)[a-z][a-z&'-]{1,15})?)` +
    String.raw`(?: (?:final|exam|test|midterm))?(?: is)?(?: on)?(?: the)? ?$`,
  'i',
)
/** Reads several exams, each with its subject before its day: 'two finals, bio Dec 8 and stats Dec 10'. */
function examsIn(text: string, today: string): Exam[] {
  const kind = several.exec(text)?.[0].toLowerCase().replace(/s$/, '')
  const dates = datesIn(text, today)
  const all = dates.flatMap(({ day, at }, place) => {
    const subject = subjectBefore.exec(text.slice(Math.max(dates[place - 1]?.end ?? 0, at - 40), at))?.[1]
    return kind === undefined || subject === undefined ? [] : [{ name: toName(`${subject} ${kind}`), day }]
  })
  if (all.length > 1 && all.length === dates.length) return all.toSorted((a, b) => a.day.localeCompare(b.day))
  const one = examIn(text, today)
  return one === null ? [] : [one]
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

/** Lays out the days until an exam, or several, around the hours that were told. Returns null if the message doesn't ask for it. */
export function planStudy(turn: Turn): Answer | null {
  const { request, today } = turn
  const text = datesInFull(withPlainHours(request.message))
  if (request.message.length > 500 || otherAsk.test(text) || !asks.test(text) || noExam.test(text)) return null
  const exams = examsIn(text, today)
  const [first, last] = [exams[0], exams.at(-1)]
  if (first === undefined || last === undefined || exams.length > mostExams) return null
  if (daysBetween(today, first.day) < fewest || daysBetween(today, last.day) > most) return null
  const [, ...bed] = inBed.exec(text) ?? []
  const hours = toldHours(text)
  const free = { hours, minutes: minutesADay(text), notBefore: minuteAt(bed[0], bed[1], bed[2], true) }
  const { sessions, rests } = sessionsUntil(
    exams.map(({ day }) => day),
    today,
    minuteOfNow(turn),
    free,
  )
  if (sessions.length === 0) return null
  return composePlan(turn, { exams, sessions, rests, text, isTold: hours !== null })
}

type Plan = {
  exams: readonly Exam[]
  sessions: readonly StudySession[]
  rests: readonly StudySession[]
  text: string
  isTold: boolean
}

const isZero =
  /\b(?:havent|haven't|have not|not) (?:even )?(?:start|stud|open|look)|\bfrom (?:zero|scratch)\b|\bnothing\b/i

/** Says how long it is till the exam, and how many sessions that leaves. */
function headOf({ exams, sessions, text, isTold }: Plan, local: LocalFormat): string {
  const [first, ...more] = exams
  if (first === undefined) return ''
  const { name, day } = first
  const count = daysBetween(local.today, day)
  const total = sessions.reduce((sum, { minutes }) => sum + minutes, 0)
  const room = `${sessions.length === 1 ? 'one session' : `${sessions.length} sessions`}, about ${hoursText(total)}`
  if (count === 1 && more.length === 0) return `Your ${name} is tomorrow. That’s ${room}.`
  const rest = more.map(
    (exam) => `, and ${daysBetween(local.today, exam.day)} till your ${exam.name}, ${local.weekday(exam.day)}`,
  )
  const start = /\bwhen should i (?:even )?start\b/i.test(text) ? 'Start today. ' : ''
  const lead = `${start}You’ve got ${count === 1 ? 'one day' : `${count} days`} till your ${name}, ${local.weekday(day)}${more.length === 0 ? `, ${local.date(day)}` : ''}${rest.join('')}.`
  if (isZero.test(text) && count > 4) return `${lead} That’s enough to start from zero: ${room}.`
  return `${lead} ${isTold ? 'Around your work, that’s' : 'That’s'} ${room}.`
}

function freeDays(rests: readonly StudySession[], local: LocalFormat): string | null {
  if (rests.length === 0) return null
  if (rests.length > 3) return 'The days between are free, for rest or for what you missed.'
  return `I left ${local.list(rests.map(({ day }) => shortDay(day, local)))} free, for rest or for what you missed.`
}

/** Gives each session to an exam: the evening before it to its own, the others in turn to those still to come. */
function examOf(session: StudySession, at: number, exams: readonly Exam[]): Exam | undefined {
  const open = exams.filter(({ day }) => day > session.day)
  const due = open.find(({ day }) => daysBetween(session.day, day) === 1)
  return due ?? open[at % open.length]
}

type Said = ReturnType<typeof studyLines>[number] & { session: StudySession; exam: string }
const linesOf = ({ exams, sessions, text }: Plan): Said[] =>
  exams
    .flatMap((exam) => {
      const own = sessions.filter((session, at) => examOf(session, at, exams) === exam)
      const lines = studyLines(purposesOf(own), text, exam.name)
      return own.flatMap((session, at) => {
        const line = lines[at]
        return line === undefined ? [] : [{ ...line, session, exam: exam.name }]
      })
    })
    .toSorted((a, b) => a.session.day.localeCompare(b.session.day))

function composePlan({ today }: Turn, plan: Plan): Answer {
  const { exams, sessions, rests } = plan
  const local = new LocalFormat('en', today)
  const said = linesOf(plan)
  const cards = said.map(({ session: { day, from, minutes }, exam, title }) => {
    const time = from === null ? null : timeOfDay(from)
    const card = makeTask(`${capitalize(exam)}: ${title}`, { day, time, minutes, repeat: null }, day)
    return Object.assign(card, { category: 'personal' as const })
  })
  const each = sessions.length > 2 ? 'Begin each one with 10 minutes on the last one from memory.' : null
  return makeAnswer(
    paragraphs(
      headOf(plan, local),
      bulletList(
        said.map(
          ({ session, exam, line }) =>
            `**${sessionTime(session, local)}:** ${exams.length > 1 ? `${exam}, ` : ''}${line}`,
        ),
      ),
      [each, freeDays(rests, local)].filter((part) => part !== null).join(' '),
      sessions.some(({ from }) => from === null)
        ? 'Tap the cards to put them in your planner. They don’t have times yet, since I don’t know your hours. Tap “Edit” to set one.'
        : 'Tap the cards to put them in your planner. I picked the hours, so change what doesn’t fit.',
    ),
    { cards, isFree: true },
  )
}
