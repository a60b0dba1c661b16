import { z } from 'zod'
import { clock, type CoachProposal, coachProposal } from '#contract/coach.ts'
import { day, text } from '#contract/fields.ts'
import { dayOf } from '#server/lib/days.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { areaOfKind, type FoundRecord } from '#server/ports/named-records.ts'
import { offer, toCardSchema } from './card-tools.ts'
import { findMeant, nameOf, whyNotOne } from './named-record.ts'
import type { OpenCards } from './open-cards.ts'
import type { TakeRead } from './read-tools.ts'
import { faultsOf, refuse } from './tool-refusals.ts'
import { tidyInput } from './tool-schema.ts'
import type { CoachTool } from './coach-tool.ts'

const kinds = ['task', 'item', 'household'] as const

const shape = {
  act: z.enum(['move', 'finish', 'delete', 'rename']),
  name: text(200),
  record: z.enum(kinds).nullable(),
  day: day.nullable(),
  dueDate: day.nullable(),
  time: clock.nullable(),
  title: text(200).nullable(),
}
const asked = z.object(shape)
type Asked = z.infer<typeof asked>

const notes = {
  name: 'what it is called, in words of its title',
  record: 'leave out if unsure',
  day: 'yyyy-MM-dd it is due now, where others have its name',
  dueDate: 'for move: the new day, yyyy-MM-dd; else the same',
  time: 'for move: the new hour, HH:mm; else the same',
  title: 'for rename: the new name',
}

function toChange({ act, dueDate, time, title }: Asked, found: FoundRecord, today: string): object | null {
  if (act === 'rename') return title === null ? null : { act, title }
  if (act !== 'move') return { act }
  if (dueDate === null && time === null) return null
  return { act, dueDate: dueDate ?? found.dueDate ?? today, time: found.record === 'household' ? null : time }
}

type Turn = { cards: OpenCards; takeRead: TakeRead }

async function change(request: CoachRequest, given: unknown, { cards, takeRead }: Turn) {
  const schema = toCardSchema(shape, notes, request)
  const input = tidyInput(schema, given)
  const { data, error } = asked.safeParse(input)
  if (data === undefined) return refuse(schema, input, faultsOf(error))
  const noneLeft = takeRead()
  if (noneLeft !== null) return noneLeft
  const meant = await findMeant(request, { ...data, record: data.record ?? 'any' })
  const why = whyNotOne(data.name, meant)
  const [found] = meant.found
  if (why !== null || found === undefined) return why
  const act = toChange(data, found, dayOf(request.now, request.timeZone))
  if (act === null) return refuse(schema, input, [{ field: data.act === 'rename' ? 'title' : 'dueDate', why: '' }])
  const { record, id, title, dueDate } = found
  const proposal: CoachProposal = coachProposal.parse({ kind: 'change', record, id, title, dueDate, change: act })
  const told = await offer(request, { schema, input, proposal }, cards)
  if ('refused' in told) return told
  return { shown: `The card to ${data.act} ${nameOf(found)} stands under your reply and waits for her.`, ...told }
}

/** Only if an area with such records is allowed. */
export const changeTools = (request: CoachRequest, cards: OpenCards, takeRead: TakeRead): CoachTool[] =>
  kinds.map((kind) => areaOfKind[kind]).some((area) => request.records.areas.includes(area))
    ? [
        {
          name: 'propose_change',
          description:
            'Offer to move, finish, delete or rename a task, shopping item or household task that exists, found by its name.',
          schema: toCardSchema(shape, notes, request),
          run: (given) => change(request, given, { cards, takeRead }),
        },
      ]
    : []
