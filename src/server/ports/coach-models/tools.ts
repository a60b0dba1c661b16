import type { tool as makeTool, ToolSet } from 'ai'
import { z } from 'zod'
import { coachProposal } from '#contract/coach.ts'
import type { CoachRequest } from '#server/ports/coach-model.ts'
import { areaOf, recordQuestion } from '#server/ports/records.ts'

/** Questions about records in one turn. */
export const mostReads = 6

/** Cards to offer, and questions about the records that the user allows. */
export async function openTools(request: CoachRequest): Promise<ToolSet> {
  const { tool } = await import('ai')
  return { ...proposalTools(tool, request), ...recordTools(tool, request) }
}

type MakeTool = typeof makeTool

/** One tool for each kind of proposal, because services need an object at the schema's root. No tool has side effects. */
const proposalTools = (tool: MakeTool, { whyRefused }: CoachRequest): ToolSet =>
  Object.fromEntries(
    coachProposal.options.flatMap(({ shape: { kind, ...shape } }) => {
      // A model does not know the ids of records.
      if (kind.value === 'change') return []
      const name = `propose_${kind.value}`
      const description = `Offer her a card with a ${kind.value}. Nothing happens until she accepts it. Only when she asked for it.`
      const execute = (input: object) => {
        const { data, error } = readProposal(name, input)
        const why = data === undefined ? z.prettifyError(error) : whyRefused(data)
        return why === null ? { shown: 'The card stands under your reply and waits for her.' } : { refused: why }
      }
      return [[name, tool({ description, inputSchema: z.strictObject(shape), execute })]]
    }),
  )

export function readProposal(toolName: string, given: unknown) {
  const kind = /^propose_(?!change$)(\w+)$/.exec(toolName)?.[1]
  return coachProposal.safeParse(typeof given === 'object' ? { ...given, kind } : given)
}

/** One tool for each question of an allowed area. What is refused is told to the model. */
function recordTools(tool: MakeTool, { records, message, history }: CoachRequest): ToolSet {
  const said = [message, ...history.map((exchange) => exchange.message)].join('\n').toLowerCase()
  let reads = 0
  const ask = async (question: unknown) => {
    const read = recordQuestion.safeParse(question)
    if (!read.success) return { refused: 'This is not a question about records. Look at the schema and try again.' }
    // A search by words of the model's choice would tell what the journal says.
    if (read.data.ask === 'journalAbout' && !said.includes(read.data.about.toLowerCase()))
      return { refused: 'Search the journal only for a word that she wrote here herself.' }
    reads += 1
    if (reads > mostReads) return { refused: `At most ${mostReads} questions in one turn. Answer with what you have.` }
    const { found } = await records.ask(read.data)
    return found ?? { refused: 'She has switched this off.' }
  }
  return Object.fromEntries(
    recordQuestion.options
      .filter(({ shape }) => records.areas.includes(areaOf[shape.ask.value]))
      .map((option) => {
        const { ask: name, ...shape } = option.shape
        const execute = (input: object) => ask({ ...input, ask: name.value })
        const description = option.description ?? ''
        return [`read_${name.value}`, tool({ description, inputSchema: z.strictObject(shape), execute })]
      }),
  )
}
