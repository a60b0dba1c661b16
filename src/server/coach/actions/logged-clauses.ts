import type { ActionContext, ActionRequest, Clause } from './action-request.ts'
import { toClauses } from './command-clauses.ts'
import { readIncome } from './income-requests.ts'
import { isDrink, isLogIt, isReportedLog, readLogs } from './log-requests.ts'
import type { AssignedClause } from './assign-destinations.ts'
import { cantLogSpending, isSpending } from './spending.ts'

/** Matches 'Put that in under house', but not 'put that in my income', which is refused. */
const putsIn = (clause: Clause): boolean =>
  isLogIt(clause) ||
  /^(?:(?:please|and|can you) ){0,2}(?:put|add|log|enter) (?:that|it|this) (?:in|down|under|to|on)\b(?!.*\bincome\b)/i.test(
    clause.text,
  )

const asksToLog = /\b(?:log|record|track|registra|anota)\b/i

/** Reads what each clause asks to log. Null if it asks for something else, empty for 'log it', which refers to the clause before. */
export function readLogged(clauses: readonly Clause[], context: ActionContext): (ActionRequest[] | null)[] {
  const logged: (ActionRequest[] | null)[] = []
  for (const [at, clause] of clauses.entries()) {
    const [before, next] = [clauses[at - 1], clauses[at + 1]]
    const isBeside = clauses.length > 1 && isDrink(clause)
    const isAsked =
      isBeside || (next !== undefined && isLogIt(next)) || (logged.at(-1) != null && isReportedLog(clause))
    if (isSpending(clause, context) && (asksToLog.test(clause.text) || (next !== undefined && putsIn(next)))) {
      logged.push([cantLogSpending(clause)])
      continue
    }
    const isSaid =
      before !== undefined &&
      ((isLogIt(clause) && readLogs(before, context, true) !== null) || (putsIn(clause) && isSpending(before, context)))
    logged.push(isSaid ? [] : (logsBefore(clause, context, at) ?? readLogs(clause, context, isAsked)))
  }
  return logged
}

/** Reads 'Put that down too', which refers to the message before. */
function logsBefore(clause: Clause, context: ActionContext, at: number): ActionRequest[] | null {
  const { before } = context
  if (at > 0 || before === undefined || !isLogIt(clause)) return null
  const told = toClauses(before, context.language).flatMap((one) => readLogs(one, context, true) ?? [])
  return told.length > 0 ? told : null
}

const paid = /\b(?:paid|earned|made|tips?)\b/i
/** Reads the income in 'The Millers paid me 90. Record it'. Empty if it is logged already, null if no income was reported. */
export function paidBefore({ earlier }: AssignedClause, context: ActionContext): ActionRequest[] | null {
  if (earlier === undefined || !paid.test(earlier.clause.text)) return null
  if (earlier.request?.label === 'add.income') return []
  const told = readIncome(earlier.clause, context)
  return told.length > 0 ? told : null
}
