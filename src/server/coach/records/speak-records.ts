import { brand } from '#contract/brand.ts'
import type { Area, Found, RecordAnswer } from '#server/ports/records.ts'
import type { Language } from '../safety/kinds.ts'
import { SpokenFormat } from './spoken-format.ts'
import { speakGoal, speakGoals, speakSaved } from './speak-goals.ts'
import {
  speakCycle,
  speakHousehold,
  speakIncome,
  speakPrayers,
  speakShopping,
  speakWater,
  speakWorkouts,
} from './speak-lists.ts'
import {
  speakAbout,
  speakCount,
  speakLastEntry,
  speakMood,
  speakScore,
  speakSelfCare,
  speakStreak,
} from './speak-logs.ts'
import { speakAt, speakFoundTask, speakFree, speakNext, speakOverdue, speakTasks } from './speak-tasks.ts'

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

/** An answer from the user's own records, in short exact sentences. */
export function speak({ area, found }: RecordAnswer, language: Language, today: string): string {
  const words = new SpokenFormat(language, today)
  if (found !== null) return speakFound(found, words)
  const [english, spanish] = areaNames[area]
  return words.say(
    `I can’t see ${english}: that’s switched off for me. You can turn it on in your profile, under “What ${brand.coach} can read.”`,
    `No puedo ver ${spanish}: eso está apagado para mí. Puedes encenderlo en tu perfil, donde dice qué puede leer ${brand.coach}.`,
  )
}

function speakFound(found: Found, words: SpokenFormat): string {
  switch (found.ask) {
    case 'goals':
      return speakGoals(found, words)
    case 'goal':
      return speakGoal(found, words)
    case 'saved':
      return speakSaved(found, words)
    case 'tasks':
      return speakTasks(found, words)
    case 'taskAt':
      return speakAt(found, words)
    case 'overdue':
      return speakOverdue(found, words)
    case 'freeTime':
      return speakFree(found, words)
    case 'nextTask':
      return speakNext(found, words)
    case 'findTask':
      return speakFoundTask(found, words)
    default:
      return speakLog(found, words)
  }
}

type Log = Exclude<
  Found,
  { ask: 'goals' | 'goal' | 'saved' | 'tasks' | 'taskAt' | 'overdue' | 'freeTime' | 'nextTask' | 'findTask' }
>

function speakLog(found: Log, words: SpokenFormat): string {
  switch (found.ask) {
    case 'journalLast':
      return speakLastEntry(found, words)
    case 'journalCount':
      return speakCount(found, words)
    case 'journalAbout':
      return speakAbout(found, words)
    case 'mood':
      return speakMood(found, words)
    case 'selfCare':
      return speakSelfCare(found, words)
    case 'streak':
      return speakStreak(found, words)
    case 'score':
      return speakScore(found, words)
    case 'income':
      return speakIncome(found, words)
    case 'shopping':
      return speakShopping(found, words)
    case 'household':
      return speakHousehold(found, words)
    case 'workouts':
      return speakWorkouts(found, words)
    case 'water':
      return speakWater(found, words)
    case 'prayers':
      return speakPrayers(found, words)
    default:
      return speakCycle(found, words)
  }
}
