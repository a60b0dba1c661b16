import { type Intent, intentOf } from '../intents/intent-classifier.ts'
import type { RequestLabel } from '../intents/intent-labels.ts'
import type { Clause } from './action-request.ts'
import type { ChangeLabel } from './change-requests.ts'
import { isChosenMove } from './tapped-choice-day.ts'
import { isCommand, stripCourtesies } from './command-clauses.ts'
import { type Destination, readDestination } from './read-destination.ts'
import { plainRequestIn, setsGoalIn, withoutIn } from './plain-requests.ts'

type Request = Extract<Intent, { kind: 'request' }>
/** A clause with its request, and the list that it names, or that the request next to it named. */
export type AssignedClause = {
  clause: Clause
  request: Request | null
  destination: Destination | null
  earlier: AssignedClause | undefined
}

export const requestIn = (text: string, clause?: Clause): Request | null => {
  const intent = intentOf(text, clause !== undefined && isCommand(clause))
  return intent?.kind === 'request' ? intent : null
}

/** Returns what a clause asks for, either with its courtesies or as the command after them. */
const ownRequest = (clause: Clause): Request | null =>
  requestIn(clause.text, clause) ?? (isCommand(clause) ? requestIn(stripCourtesies(clause).text, clause) : null)

export const isChangeLabel = (label: RequestLabel): label is ChangeLabel =>
  label === 'finish' || label === 'delete' || label === 'rename' || label === 'move'

/** Matches 'I'll write it down tonight': the user will do it and asks for nothing. */
const isOwnPlan =
  /^(?:i will|i[’']ll|i am going to|i[’']?m going to|i[’']?m gonna) (?:write|note|jot|remember|think|try|sleep|do|say|tell|ask|see|look|let|keep)\b/i

const adds = (request: Request | null): boolean => request !== null && !isChangeLabel(request.label)

const toRequest = (label: RequestLabel | null): Request | null =>
  label === null ? null : { kind: 'request', label, asks: 1 }

/** Matches 'Help me put 300 aside', which asks for advice and not for a card. */
const asksForHelp = /^(?:[a-z]+[, ]+){0,3}help\b/i

/** Finds what each clause of a message asks for, and the list it goes to. `whole`: what the message asks for as one text. */
export function assignDestinations(clauses: readonly Clause[], whole: Request | null): AssignedClause[] {
  // A single clause is classified best by the whole message.
  const own = clauses.map((clause) =>
    clauses.length === 1 && (whole !== null || asksForHelp.test(clause.text)) ? whole : ownRequest(clause),
  )
  // If only the whole message asks for something, its last clause does.
  const last = own.every((request) => request === null) ? clauses.length - 1 : -1
  const bared = clauses.map(stripCourtesies)
  const named = bared.map(({ text }) => readDestination(text))
  const assigned: AssignedClause[] = []
  for (const [at, clause] of bared.entries()) {
    const isOwn = named[at] === null && isOwnPlan.test(clauses[at]?.text ?? '')
    const said = isChosenMove(clause.text)
      ? toRequest('move')
      : setsGoalIn(clauses[at])
        ? toRequest('add.goal')
        : clause.when === undefined
          ? own[at]
          : toRequest('add.task')
    const request = isOwn
      ? null
      : (said ?? toRequest(plainRequestIn(clause, at > 0 && whole === null)) ?? (at === last ? whole : null))
    const near = named[at] ?? named.slice(0, at).findLast((one) => one !== null) ?? named.find((one) => one !== null)
    // 'Mark the oil change done and add wipers to my shopping list': the list is that of the wipers.
    const isOther = request !== null && isChangeLabel(request.label) && own.some(adds)
    const isShort = request !== null && request.label !== 'add.task' && !isOther && clause.text.split(' ').length <= 8
    const destination = named[at] ?? (near && isShort ? { ...near, rest: clause.text } : null)
    assigned.push({ clause: withoutIn(clause), request, destination, earlier: assigned[at - 1] })
  }
  return assigned
}
