import type { Answer, LookUp, Turn } from '../dialogue/compose-answer.ts'
import { lookUpAskedTitle } from './asked-title.ts'
import { lookUpBestWeek } from './best-week.ts'
import { lookUpDaysInARow } from './days-in-a-row.ts'
import { lookUpGoalSaid } from './goal-said.ts'
import { lookUpIncomeOf } from './income-of-name.ts'
import { lookUpKeptElsewhere } from './kept-elsewhere.ts'
import { lookUpPlain, lookUpRecords } from './look-up.ts'
import { lookUpNamedList } from './named-list.ts'
import { lookUpPrayers } from './recorded-prayers.ts'
import { lookUpDoneOrLeft } from './tasks-done-or-left.ts'
import { lookUpToldEvent } from './told-event.ts'
import { lookUpDailyTarget } from './unsupported-daily-targets.ts'
import { lookUpUnkeptCount } from './unkept-count.ts'

/** A question of the records with what narrows it: where that isn't kept, this is said, and never the whole given in its place. */
export const lookUpAsAsked = (turn: Turn): Answer | LookUp | null =>
  lookUpPrayers(turn) ??
  lookUpToldEvent(turn) ??
  lookUpKeptElsewhere(turn) ??
  lookUpDaysInARow(turn) ??
  lookUpNamedList(turn) ??
  lookUpDoneOrLeft(turn) ??
  lookUpBestWeek(turn) ??
  lookUpIncomeOf(turn) ??
  lookUpUnkeptCount(turn) ??
  lookUpDailyTarget(turn) ??
  lookUpGoalSaid(turn, (again, otherwise) => lookUpPlain(again) ?? lookUpRecords(again, otherwise)) ??
  lookUpAskedTitle(turn)
