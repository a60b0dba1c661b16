import type { Answer, LookUp, Turn } from '../dialogue/compose-answer.ts'
import { lookUpAskedTitle } from './asked-title.ts'
import { lookUpChoresDone, lookUpLateAtHome } from './chores-done.ts'
import { answerUnreadableArea } from './unreadable-areas.ts'
import { lookUpBestWeek } from './best-week.ts'
import { lookUpCountToGoal } from './count-left-to-goal.ts'
import { lookUpDaysInARow } from './days-in-a-row.ts'
import { lookUpGoalDetails } from './goal-details.ts'
import { lookUpGoalSaid } from './goal-by-description.ts'
import { lookUpIncomeOf } from './income-of-name.ts'
import { lookUpUnsupported } from './unsupported-questions.ts'
import { lookUpPlain, lookUpRecords } from './look-up.ts'
import { lookUpBusiestDay } from './busiest-day.ts'
import { lookUpHoursWorked } from './hours-worked.ts'
import { lookUpItemOnList } from './item-on-list.ts'
import { lookUpUntrackedLog } from './untracked-logs.ts'
import { lookUpNamedList } from './shopping-list-question.ts'
import { lookUpPrayers } from './recorded-prayers.ts'
import { lookUpDoneOrLeft } from './tasks-done-or-left.ts'
import { lookUpSaidAim, lookUpSaidState } from './said-when.ts'
import { lookUpSpanSummary } from './span-summary.ts'
import { lookUpSetAside } from './taxes-set-aside.ts'
import { lookUpTimeAndPages } from './time-and-pages.ts'
import { lookUpEvent } from './event-question.ts'
import { lookUpDailyTarget } from './unsupported-daily-targets.ts'
import { lookUpUsualWeekday } from './usual-weekday.ts'
import { lookUpUntrackedCount } from './untracked-counts.ts'

/**
 * Answers a question that narrows the records. If the app doesn't store that detail, the answer says so and never gives the whole log
 * instead.
 */
export const lookUpAsAsked = (turn: Turn): Answer | LookUp | null =>
  answerUnreadableArea(turn) ??
  lookUpSpanSummary(turn) ??
  lookUpPrayers(turn) ??
  lookUpEvent(turn) ??
  lookUpUnsupported(turn) ??
  lookUpDaysInARow(turn) ??
  lookUpItemOnList(turn) ??
  lookUpNamedList(turn) ??
  lookUpDoneOrLeft(turn) ??
  lookUpChoresDone(turn) ??
  lookUpLateAtHome(turn) ??
  lookUpBestWeek(turn) ??
  lookUpBusiestDay(turn) ??
  lookUpUsualWeekday(turn) ??
  lookUpHoursWorked(turn) ??
  lookUpSetAside(turn) ??
  lookUpIncomeOf(turn) ??
  lookUpTimeAndPages(turn) ??
  lookUpUntrackedLog(turn) ??
  lookUpUntrackedCount(turn) ??
  lookUpDailyTarget(turn) ??
  lookUpCountToGoal(turn) ??
  lookUpSaidAim(turn) ??
  lookUpSaidState(turn) ??
  lookUpGoalDetails(turn) ??
  lookUpGoalSaid(turn, (again, otherwise) => lookUpPlain(again) ?? lookUpRecords(again, otherwise)) ??
  lookUpAskedTitle(turn)
