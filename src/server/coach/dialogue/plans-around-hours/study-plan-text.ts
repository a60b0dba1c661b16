import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import { readContent } from '#server/lib/content.ts'
import type { LocalFormat } from '../../record-questions/local-format.ts'
import { clockSpan } from './time-range-text.ts'
import type { SessionPurpose, StudySession } from './study-sessions.ts'

const words = z.string().min(1).max(200)
const subjects = (
  await readContent(
    'coach/study-plans',
    z.array(z.strictObject({ form: words, learn: words, practice: words, light: words })),
  )
).map((subject) => ({ subject, form: new RegExp(String.raw`\b(?:${subject.form})`, 'i') }))

const chapters = /\b(\d{1,2}) (chapters|topics|units|modules|lectures|sections)\b/i

type Said = { line: string; title: string }
/** Names the chapters of each session, if their number was told. */
function shareOf(text: string, many: number, at: number): string | null {
  const [, count, unit = ''] = chapters.exec(text) ?? []
  if (count === undefined || many === 0 || Number(count) < many) return null
  const [from, to] = [Math.floor((at * Number(count)) / many) + 1, Math.floor(((at + 1) * Number(count)) / many)]
  return from === to ? `${unit.replace(/s$/, '')} ${from}` : `${unit} ${from} to ${to}`
}

const onlyEvening = ' Tonight, only the three that are worth the most points, then bed.'

/** Returns the content of each session, as a line of the plan and as a card's title. */
export function studyLines(parts: readonly SessionPurpose[], text: string, exam: string): Said[] {
  const subject = subjects.find(({ form }) => form.test(exam))?.subject
  const [learn = '', practice = '', light = ''] =
    subject === undefined ? [] : [subject.learn, subject.practice, subject.light]
  const many = parts.filter((part) => part === 'learn').length
  const usual: Readonly<Record<Exclude<SessionPurpose, 'learn'>, Said>> = {
    list: {
      line: `list every topic and mark it “know it,” “shaky” or “no idea,” 20 minutes. Then start on the first “no idea.”${parts.length === 1 ? onlyEvening : ''}`,
      title: 'list the topics and start',
    },
    practice: { line: `${practice}.`, title: 'practice problems' },
    mock: {
      line: 'a practice test against the clock, phone in another room. Mark what you miss.',
      title: 'timed practice test',
    },
    fix: { line: 'only what you missed, each one again without looking.', title: 'what I missed' },
    light: {
      line: `light. ${capitalize(light)}, then pack your bag, set two alarms and go to bed on time.`,
      title: 'light review',
    },
  }
  return parts.map((part, at): Said => {
    if (part !== 'learn') return usual[part]
    const learned = parts.slice(0, at).filter((one) => one === 'learn').length
    const title =
      shareOf(text, many, learned) ??
      (many === 1 ? 'the weak topics' : `the weak topics, part ${learned + 1} of ${many}`)
    return { line: learned === 0 ? `${title}: ${learn}.` : `${title}, the same way.`, title }
  })
}

/** Writes '1½ hours'. */
export function hoursText(minutes: number): string {
  const halves = Math.round(minutes / 30) / 2
  return halves === 1 ? '1 hour' : halves === 0.5 ? 'half an hour' : `${String(halves).replace('.5', '½')} hours`
}

/** Writes 'Today', 'Sat, Dec 5'. */
export const shortDay = (day: string, local: LocalFormat): string =>
  daysBetween(local.today, day) < 2
    ? local.dayName(day)
    : `${local.weekday(day).slice(0, 3)}, ${local.date(day).replace(/^(\w{3})\w*/, '$1')}`

/** Writes 'Sat, Dec 5, 10 am to noon', or how long it is where there is no hour. */
export const sessionTime = ({ day, from, minutes }: StudySession, local: LocalFormat): string =>
  `${shortDay(day, local)}, ${from === null ? (minutes < 60 ? `${minutes} minutes` : hoursText(minutes)) : clockSpan(from, from + minutes, local)}`
