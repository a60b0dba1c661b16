import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/records.ts'
import { type Asked, nameIn, whenOf } from './asked.ts'

/** The planner: what stands when, what is late, what is free. */
export function readTaskQuestion(asked: Asked): RecordQuestion | null {
  const { text, forms, at } = asked
  if (forms.overdue.test(text)) return { ask: 'overdue' }
  if (forms.nextTask.test(text)) return { ask: 'nextTask' }
  const isFree = forms.free.test(text)
  if (at !== null && (isFree || forms.at.test(text))) return { ask: 'taskAt', day: dayFor(asked), at }
  if (isFree) return readFree(asked)
  return readTasks(asked) ?? readFindTask(asked)
}

const dayFor = (asked: Asked): string => whenOf(asked, 'future').span?.from ?? asked.today

function readFree(asked: Asked): RecordQuestion {
  const { text, forms, today } = asked
  const { span, hours } = whenOf(asked, 'future')
  const [, number = '', unit] = forms.duration.exec(text) ?? []
  const many = forms.durations[number] ?? Number(number)
  const minutes = unit === undefined ? 30 : Math.round(many * (forms.hourUnit.test(unit) ? 60 : 1))
  const within = Math.min(720, Math.max(15, minutes))
  return { ask: 'freeTime', ...(span ?? { from: today, to: addDays(today, 6) }), minutes: within, hours }
}

function readTasks(asked: Asked): RecordQuestion | null {
  const { rest: text, forms, today } = asked
  const isDone = forms.doneTasks.test(text)
  const isGeneral = forms.tasks.test(text)
  if (!isDone && !isGeneral && !forms.tasksOfDay.test(text)) return null
  const { span, hours } = whenOf(asked, isDone || forms.past.test(text) ? 'past' : 'future')
  if (span === null && hours === null && !isDone && !isGeneral) return null
  const usual =
    forms.wholeList.test(text) && !isDone ? { from: today, to: addDays(today, 6) } : { from: today, to: today }
  const days = span ?? (hours === null ? usual : { from: today, to: today })
  const isOver = days.to < today
  return { ask: 'tasks', ...days, state: isDone ? 'done' : isOver ? 'all' : 'open', hours }
}

function readFindTask(asked: Asked): RecordQuestion | null {
  const { rest, forms, today } = asked
  const groups = forms.findTask.exec(rest)
  const about = groups === null ? null : nameIn(asked, forms.findTask, rest)
  if (about === null) return null
  if (!forms.anyTask.test(about)) return about.split(' ').length > 7 ? null : { ask: 'findTask', about }
  const { span, hours } = whenOf(asked, 'future')
  return { ask: 'tasks', ...(span ?? { from: today, to: addDays(today, 6) }), state: 'open', hours }
}
