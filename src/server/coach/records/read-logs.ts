import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/records.ts'
import { type Asked, lastDays, nameIn, whenOf } from './asked.ts'

const everDays = 3_650

/** Streak, score, cycle, prayers, workouts, journal, mood, self-care and money of a month. */
export function readLogQuestion(asked: Asked): RecordQuestion | null {
  const { text, forms } = asked
  if (forms.cycle.test(text)) return { ask: 'cycle' }
  if (forms.streak.test(text)) return { ask: 'streak' }
  if (forms.score.test(text)) return { ask: 'score' }
  return readCounts(asked) ?? readJournal(asked) ?? readMood(asked) ?? readSelfCare(asked) ?? readMoney(asked)
}

const spanOr = (asked: Asked, days: number): { from: string; to: string } =>
  whenOf(asked, 'past').span ?? lastDays(asked.today, days)

function readCounts(asked: Asked): RecordQuestion | null {
  const { text, forms } = asked
  if (forms.prayers.test(text)) return { ask: 'prayers', ...spanOr(asked, 7) }
  if (forms.workouts.test(text)) return { ask: 'workouts', ...spanOr(asked, 28) }
  return null
}

function readJournal(asked: Asked): RecordQuestion | null {
  const { text, forms } = asked
  const about = nameIn(asked, forms.journalAbout, text)
  if (about !== null) return { ask: 'journalAbout', about }
  if (forms.journalLast.test(text)) return { ask: 'journalLast' }
  return forms.journal.test(text) ? { ask: 'journalCount', ...spanOr(asked, everDays) } : null
}

function readMood(asked: Asked): RecordQuestion | null {
  const { text, forms, today } = asked
  if (!forms.mood.test(text)) return null
  const { span, weekday, by } = whenOf(asked, 'past')
  const isLong = weekday !== null || by === 'weekday'
  return { ask: 'mood', ...(span ?? lastDays(today, isLong ? 84 : 28)), by, weekday }
}

function readSelfCare(asked: Asked): RecordQuestion | null {
  const { text, forms } = asked
  const found = forms.activities.find(([form]) => form.test(text))
  if (found === undefined || !forms.selfCare.test(text)) return null
  return { ask: 'selfCare', ...spanOr(asked, 7), activity: found[1] }
}

/** Months only: the log is read by month. */
function readMoney(asked: Asked): RecordQuestion | null {
  const { text, forms, today } = asked
  const isIncome = forms.income.test(text)
  if (!isIncome && !forms.saved.test(text)) return null
  const { span } = whenOf(asked, 'past')
  const month = (span?.from ?? today).slice(0, 7)
  const isMonth =
    span === null || (span.from.endsWith('-01') && span.to <= addDays(`${month}-01`, 30) && span.from !== span.to)
  if (isIncome) return isMonth || span?.from === today ? { ask: 'income', month } : null
  return span !== null && isMonth ? { ask: 'saved', month } : null
}
