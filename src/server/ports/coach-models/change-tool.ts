import { z } from 'zod'
import { clock, type CoachProposal, coachProposal, namedRecords } from '#contract/coach.ts'
import { day, text } from '#contract/fields.ts'
import { dayOf } from '#server/lib/days.ts'
import { isSameWord, significantWords } from '#server/lib/match-names.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { areaOfKind, type FoundRecord } from '#server/ports/named-records.ts'
import { replacesNote, offer, withReplaces } from './card-tools.ts'
import type { OpenCards } from './open-cards.ts'
import type { TakeRead } from './read-tools.ts'
import { faultsOf, refuse, type Refused } from './tool-refusals.ts'
import { tidyInput, toToolSchema } from './tool-schema.ts'
import type { OpenTool } from './tools.ts'

const shape = {
  act: z.enum(['move', 'finish', 'delete', 'rename']),
  name: text(200),
  record: z.enum(namedRecords).nullable(),
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

/** Named to the model, and so to the user, where more than one fits. */
const maxNamed = 5

const nameOf = ({ title, record, dueDate, time }: FoundRecord): string =>
  `“${title}” (${[record, dueDate === null ? 'no day' : `due ${dueDate}`, ...(time === null ? [] : [time])].join(', ')})`

/**
 * Whether a name surely means a record: it has all words of the title, or some in just that form. 'Cards' is no 'Birthday card', and
 * 'oat milk' on a shopping list no 'milk'.
 */
function fits(name: string, { title, record }: FoundRecord): boolean {
  const [said, has] = [significantWords(name), significantWords(title)]
  const isWhole = has.every((word) => said.some((one) => isSameWord(one, word)))
  const isOnly = said.every((word) => has.some((one) => isSameWord(one, word)))
  if (isWhole) return isOnly || record !== 'item'
  return said.every((word) => has.includes(word))
}

/** The records that are meant; those of another day where none is due on the one that was named. */
async function findMeant({ findNamed }: CoachRequest, { name, record, day, act }: Asked) {
  const query = { record: record ?? 'any', name, wantsNearest: true } as const
  const onDay = await findNamed({ ...query, day })
  const isElsewhere = onDay.found.length === 0 && day !== null
  const { found: all, off, nearest = [] } = isElsewhere ? await findNamed({ ...query, day: null }) : onDay
  const found = act === 'move' ? all.filter((one) => one.record !== 'item') : all
  const fitting = found.filter((one) => fits(name, one))
  return { found: fitting, off, isElsewhere, nearest: found.length > 0 ? found : nearest }
}

const listed = (records: readonly FoundRecord[]): string => records.slice(0, maxNamed).map(nameOf).join(' or ')

function notOne({ name }: Asked, { found, off, isElsewhere, nearest }: Meant): Refused | null {
  if (found.length === 0) {
    const unread = off.length === 0 ? '' : ` Switched off and not searched: ${off.join(', ')}.`
    const ask =
      nearest.length === 0
        ? 'Tell her so and ask what it is called.'
        : `Near to it: ${listed(nearest)}. Where she surely means one of these, call again with its whole title; else tell her and ask which she means.`
    return { refused: `Nothing open is called “${name}”.${unread} ${ask}` }
  }
  if (isElsewhere)
    return { refused: `None is due on that day. There is ${listed(found)}. Ask her whether she means it.` }
  return found.length === 1
    ? null
    : {
        refused: `${found.length} fit: ${listed(found)}. Ask her which one, by these names; then call again with its whole name and its day.`,
      }
}
type Meant = Awaited<ReturnType<typeof findMeant>>

function toChange({ act, dueDate, time, title }: Asked, found: FoundRecord, today: string): object | null {
  if (act === 'rename') return title === null ? null : { act, title }
  if (act !== 'move') return { act }
  if (dueDate === null && time === null) return null
  return { act, dueDate: dueDate ?? found.dueDate ?? today, time: found.record === 'household' ? null : time }
}

type Turn = { cards: OpenCards; takeRead: TakeRead }

async function change(request: CoachRequest, given: unknown, { cards, takeRead }: Turn) {
  const schema = schemaFor(request)
  const input = tidyInput(schema, given)
  const { data, error } = asked.safeParse(input)
  if (data === undefined) return refuse(schema, input, faultsOf(error))
  const noneLeft = takeRead()
  if (noneLeft !== null) return noneLeft
  const meant = await findMeant(request, data)
  const why = notOne(data, meant)
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

const schemaFor = (request: CoachRequest) =>
  toToolSchema(withReplaces(shape, request), { notes: { ...notes, ...replacesNote } })

/** Only where an area with such records is allowed. */
export const changeTools = (request: CoachRequest, cards: OpenCards, takeRead: TakeRead): OpenTool[] =>
  Object.values(areaOfKind).some((area) => request.records.areas.includes(area))
    ? [
        {
          name: 'propose_change',
          description:
            'Offer to move, finish, delete or rename a task, shopping item or household task that exists, found by its name.',
          schema: schemaFor(request),
          run: (given) => change(request, given, { cards, takeRead }),
        },
      ]
    : []
