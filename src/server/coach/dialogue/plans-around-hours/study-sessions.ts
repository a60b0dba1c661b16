import { addDays, weekdayOf } from '#server/lib/days.ts'
import { endsNextDay, type ToldHours, workWeekDays } from './work-hours.ts'

/** A day with its free time: `from` in minutes of the day, null if the user's hours aren't known. */
export type StudySession = { day: string; from: number | null; minutes: number; isDayOff: boolean }
export type SessionPurpose = 'list' | 'learn' | 'practice' | 'mock' | 'fix' | 'light'
/** `minutes`: what the user has a day. `notBefore`: the minute of the day when the children are in bed. */
export type Free = { hours: ToldHours | null; minutes: number | null; notBefore: number | null }

const [evening, dayOff, lastDay, onlyEvening] = [90, 120, 45, 120]
/** In minutes: the way home and supper. */
const afterWork = 90
/** In minutes of the day. Who is home later studies before work. */
const tooLate = 20 * 60 + 30
const lastEnd = 22 * 60
const [morning, afterDaySleep] = [10 * 60, 16 * 60]
const mostSessions = 10

const isWorkday = (day: string, { days }: ToldHours): boolean => (days ?? workWeekDays).includes(weekdayOf(day))

function beginAfter(hours: ToldHours, minutes: number): number {
  if (endsNextDay(hours)) return afterDaySleep
  const after = Math.ceil((hours.to + afterWork) / 30) * 30
  if (after <= tooLate || hours.from === null) return Math.min(after, lastEnd - minutes)
  return Math.max(6 * 60, hours.from - minutes - 60)
}

function sessionOn(day: string, { hours, minutes, notBefore }: Free, isLast: boolean): StudySession {
  const isDayOff = hours === null ? weekdayOf(day) > 5 : !isWorkday(day, hours)
  const long = isLast ? lastDay : (minutes ?? (isDayOff ? dayOff : evening))
  if (hours === null) return { day, from: notBefore, minutes: long, isDayOff }
  const isAfterNight = endsNextDay(hours) && isWorkday(addDays(day, -1), hours)
  const free = isAfterNight ? afterDaySleep : morning
  return { day, from: isDayOff ? free : (notBefore ?? beginAfter(hours, long)), minutes: long, isDayOff }
}

/** In minutes of the day of now; a session needs half an hour's notice. */
const notice = 30
function laterToday(session: StudySession, now: number): StudySession | null {
  const earliest = Math.ceil((now + notice) / 30) * 30
  const from = session.from === null ? null : Math.max(session.from, earliest)
  return (from ?? earliest) + session.minutes > lastEnd ? null : { ...session, from }
}

/** The days without a session: far from both ends, Fridays before others. */
function restDays(sessions: readonly StudySession[], exams: readonly string[]): ReadonlySet<StudySession> {
  const many = sessions.length <= 6 ? 0 : Math.max(1, sessions.length - mostSessions)
  const open = sessions.slice(2, -2).filter(({ day }) => !exams.includes(addDays(day, 1)))
  const rests = new Set<StudySession>()
  for (let one = 1; one <= many; one += 1) {
    const aim = (one * sessions.length) / (many + 1)
    const far = (session: StudySession): number =>
      Math.abs(sessions.indexOf(session) - aim) + (session.isDayOff ? 4 : 0) - (weekdayOf(session.day) === 5 ? 2 : 0)
    const [best] = open.filter((session) => !rests.has(session)).toSorted((a, b) => far(a) - far(b))
    if (best !== undefined) rests.add(best)
  }
  return rests
}

/** Returns the sessions from today to the day before the last of these exams, about ten at most; those before each exam are short. */
export function sessionsUntil(
  exams: readonly string[],
  today: string,
  now: number,
  free: Free,
): { sessions: StudySession[]; rests: StudySession[] } {
  const all: StudySession[] = []
  const end = exams.at(-1) ?? today
  for (let day = today; day < end; day = addDays(day, 1)) {
    const session = sessionOn(day, free, exams.includes(addDays(day, 1)))
    const open = day === today ? laterToday(session, now) : session
    if (open !== null) all.push(open)
  }
  const [only] = all
  if (only !== undefined && all.length === 1)
    return { sessions: [{ ...only, minutes: free.minutes ?? onlyEvening }], rests: [] }
  const rests = restDays(all, exams)
  return { sessions: all.filter((one) => !rests.has(one)), rests: [...rests] }
}

/** Returns the purpose of each session: first the topics, then problems, a timed test, what was missed, and a light last day. */
export function purposesOf(sessions: readonly StudySession[]): SessionPurpose[] {
  const many = sessions.length
  const test = sessions.findLastIndex(({ isDayOff }, at) => isDayOff && at >= 2 && at <= many - 3)
  const mock = many < 5 ? -1 : test === -1 ? many - 3 : test
  const learned = 1 + Math.ceil(((mock === -1 ? many - 2 : mock) - 1) * 0.67)
  return sessions.map((_, at): SessionPurpose => {
    if (at === 0) return 'list'
    if (at === many - 1) return 'light'
    if (many >= 4 && at === many - 2) return 'fix'
    if (at === mock) return 'mock'
    return at < learned || many < 4 ? 'learn' : 'practice'
  })
}
