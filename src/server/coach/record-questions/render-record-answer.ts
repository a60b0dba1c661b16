import { brand } from '#contract/brand.ts'
import type { Area, Found, RecordAnswer } from '#server/ports/coach-queries.ts'
import type { Language } from '../safety/kinds.ts'
import { LocalFormat } from './local-format.ts'
import { renderGoal, renderGoals } from './render-goals.ts'
import { renderSaved } from './render-saved.ts'
import {
  renderCycle,
  renderHousehold,
  renderIncome,
  renderPrayers,
  renderShopping,
  renderWater,
  renderWorkouts,
} from './render-lists.ts'
import {
  renderEntriesAbout,
  renderEntryCount,
  renderLastEntry,
  renderScore,
  renderSelfCare,
  renderStreak,
} from './render-logs.ts'
import { renderMood, renderMoodDays } from './render-moods.ts'
import {
  renderTasksAt,
  renderFoundTask,
  renderFreeTime,
  renderNextTask,
  renderOverdue,
  renderTasks,
} from './render-tasks.ts'

const areaNames: Readonly<Record<Area, readonly [string, string]>> = {
  goals: ['your goals', 'tus metas'],
  planner: ['your planner', 'tu planificador'],
  selfCare: ['your self-care and mood', 'tu autocuidado y tu ánimo'],
  onboarding: ['your setup', 'tu configuración'],
  journal: ['your journal', 'tu diario'],
  income: ['your income log', 'tu registro de ingresos'],
  spiritual: ['your prayers', 'tus oraciones'],
  fitness: ['your workouts', 'tus entrenamientos'],
  shopping: ['your shopping lists', 'tus listas de compras'],
  cycle: ['your cycle', 'tu ciclo'],
  household: ['your household list', 'tu lista de la casa'],
}

/** Writes an answer from the user's own records, in short exact sentences. */
export function renderRecordAnswer(
  { area, found, isPart = false }: RecordAnswer,
  language: Language,
  today: string,
): string {
  const words = new LocalFormat(language, today)
  if (found !== null) {
    const text = renderFound(found, words)
    return isPart ? `${text}\n\n${lookedAt(found, words)}` : text
  }
  const [english, spanish] = areaNames[area]
  return words.localize(
    `I can’t see ${english}: that’s switched off for me. You can turn it on in your profile, under “What ${brand.coach} can read.”`,
    `No puedo ver ${spanish}: eso está apagado para mí. Puedes encenderlo en tu perfil, donde dice qué puede leer ${brand.coach}.`,
  )
}

/** Says that fewer days were read than were asked for. */
function lookedAt(found: Found, words: LocalFormat): string {
  const days = 'from' in found && found.from !== null && found.to !== null ? [found.from, found.to] : []
  const [from = '', to = ''] = days.map(words.date)
  return words.localize(`I only looked from ${from} to ${to}.`, `Solo miré del ${from} al ${to}.`)
}

function renderFound(found: Found, words: LocalFormat): string {
  switch (found.ask) {
    case 'goals':
      return renderGoals(found, words)
    case 'goal':
      return renderGoal(found, words)
    case 'saved':
      return renderSaved(found, words)
    case 'tasks':
      return renderTasks(found, words)
    case 'taskAt':
      return renderTasksAt(found, words)
    case 'overdue':
      return renderOverdue(found, words)
    case 'freeTime':
      return renderFreeTime(found, words)
    case 'nextTask':
      return renderNextTask(found, words)
    case 'findTask':
      return renderFoundTask(found, words)
    default:
      return renderLog(found, words)
  }
}

type Log = Exclude<
  Found,
  { ask: 'goals' | 'goal' | 'saved' | 'tasks' | 'taskAt' | 'overdue' | 'freeTime' | 'nextTask' | 'findTask' }
>

function renderLog(found: Log, words: LocalFormat): string {
  switch (found.ask) {
    case 'journalLast':
      return renderLastEntry(found, words)
    case 'journalCount':
      return renderEntryCount(found, words)
    case 'journalAbout':
      return renderEntriesAbout(found, words)
    case 'mood':
      return renderMood(found, words)
    case 'moodDays':
      return renderMoodDays(found, words)
    case 'selfCare':
      return renderSelfCare(found, words)
    case 'streak':
      return renderStreak(found, words)
    case 'score':
      return renderScore(found, words)
    case 'income':
      return renderIncome(found, words)
    case 'shopping':
      return renderShopping(found, words)
    case 'household':
      return renderHousehold(found, words)
    case 'workouts':
      return renderWorkouts(found, words)
    case 'water':
      return renderWater(found, words)
    case 'prayers':
      return renderPrayers(found, words)
    default:
      return renderCycle(found, words)
  }
}
