import type { ActionRequest } from './action-request.ts'
import { readActions } from './read-actions.ts'

/** A Saturday, 10:00 in Mexico City. */
export const clock = { now: new Date('2026-11-21T16:00:00.000Z'), timeZone: 'America/Mexico_City', today: '2026-11-21' }
export const context = { ...clock, language: 'en', hasMilestones: true } as const

export function brief(request: ActionRequest): string {
  if (request.do === 'ask') return `ask ${request.about}`
  if (request.do === 'unable') return `unable ${request.why}: ${request.said}`
  if (request.do === 'add') return addedBrief(request.proposal)
  if (request.do === 'moveAll')
    return [
      request.act ?? 'moveAll',
      request.span.from,
      request.span.to,
      request.span.hours?.from,
      ...(request.act === undefined ? ['to', request.day] : []),
      request.begin,
      ...(request.keep === undefined ? [] : ['but', request.keep.join(', ')]),
    ]
      .filter(Boolean)
      .join(' ')
  const { change, record, name, day } = request
  const to = change.act === 'rename' ? change.title : change.act === 'move' ? `${change.dueDate} ${change.time}` : ''
  return [change.act, record, name, day, to].filter((part) => part !== null && part !== '').join(' | ')
}

function addedBrief(proposal: Extract<ActionRequest, { do: 'add' }>['proposal']): string {
  const title = 'title' in proposal ? proposal.title : ''
  switch (proposal.kind) {
    case 'task':
      return [title, proposal.dueDate, proposal.time, proposal.repeat, proposal.notes].filter(Boolean).join(' | ')
    case 'goal':
      return [`goal ${title}`, proposal.targetValue, proposal.currency, proposal.currentValue, proposal.targetDate]
        .filter(Boolean)
        .join(' | ')
    case 'entry':
      return `entry ${title} | ${proposal.content}`
    case 'household':
      return [`home ${title}`, proposal.dueDate, proposal.repeat?.unit].filter(Boolean).join(' | ')
    case 'income':
      return `income ${title} | ${proposal.amount} ${proposal.currency} | ${proposal.earnedOn} | ${proposal.hours}`
    case 'breathing':
      return `breathe ${proposal.techniqueId}`
    case 'water':
      return [`water ${title}`, proposal.millilitres, proposal.day].filter(Boolean).join(' | ')
    case 'care':
      return `care ${proposal.activityType} ${proposal.minutes}`
    case 'workout':
      return [`workout ${title}`, proposal.minutes, proposal.day].filter(Boolean).join(' | ')
    case 'weight':
      return `weight ${proposal.kilograms}`
    case 'item':
      return `item ${title} | ${proposal.list}`
    default:
      return `${proposal.kind} ${title}`
  }
}

export const read = (message: string) => readActions(message, context).map(brief)
