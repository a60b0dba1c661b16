import type { Answer, Turn } from '../compose-answer.ts'
import { planHouseBeforeGuests } from './cleaning-before-guests.ts'
import { planNightSleep } from './night-shift-sleep.ts'
import { planEarlyMorning } from './early-morning-plan.ts'
import { answerHabitHour } from './daily-habit-time.ts'
import { planStudy } from './study-plan.ts'
import { planTalk } from './presentation-plan.ts'
import { planWeekAroundHours } from './week-plan.ts'

const kinds: readonly ((turn: Turn) => Answer | null)[] = [
  planNightSleep,
  planStudy,
  planWeekAroundHours,
  planEarlyMorning,
  answerHabitHour,
  planTalk,
  planHouseBeforeGuests,
]

/** Lays out days and hours around what the message says is fixed: work, an exam, an appointment, a child that is up early. */
export function answerPlanAroundHours(turn: Turn): Answer | null {
  if (turn.request.language !== 'en') return null
  for (const answer of kinds) {
    const plan = answer(turn)
    if (plan !== null) return plan
  }
  return null
}
