import type { ToolSet } from 'ai'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { cardTools } from './card-tools.ts'
import { changeTools } from './change-tool.ts'
import { goalChangeTools } from './goal-change-tool.ts'
import { type OnCard, openCards } from './open-cards.ts'
import { countReads, recordTools } from './read-tools.ts'
import type { CoachTool } from './coach-tool.ts'
import { withdrawTool } from './withdraw-tool.ts'

/** Cards to offer or withdraw, and questions about the records that the user allows. `onCard` is called with each card. */
export async function createTools(request: CoachRequest, onCard: OnCard): Promise<ToolSet> {
  const { jsonSchema, tool } = await import('ai')
  const cards = openCards(request.cards, onCard)
  const takeRead = countReads()
  const all = [
    ...cardTools(request, cards),
    ...changeTools(request, cards, takeRead),
    ...goalChangeTools(request, cards, takeRead),
    withdrawTool(cards),
    ...recordTools(request, takeRead),
  ]
  // One after another, so that cards keep the order in which they were offered.
  let before: Promise<unknown> = Promise.resolve()
  const answer = (run: CoachTool['run'], given: unknown): Promise<object> => {
    const next = before.then(() => answerOf(run, given))
    before = next
    return next
  }
  return Object.fromEntries(
    all.map(({ name, description, schema, run }) => [
      name,
      tool({ description, inputSchema: jsonSchema(schema.sent), execute: (given: unknown) => answer(run, given) }),
    ]),
  )
}

/** An internal error's message is never sent to a service. */
async function answerOf(run: CoachTool['run'], given: unknown): Promise<object> {
  try {
    return (await run(given)) ?? { refused: 'Nothing was found.' }
  } catch {
    return { refused: 'The app could not do this just now.' }
  }
}
