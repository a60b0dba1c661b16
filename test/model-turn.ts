import { z } from 'zod'
import type { Exchange } from '#contract/coach.ts'
import type { appWithModel } from './app-with-model.ts'
import type { Client } from './client.ts'
import { askCoach } from './coach-calls.ts'

const openAiTool = z.object({ role: z.literal('tool'), content: z.string() })
const anthropicTool = z.object({ type: z.literal('tool_result'), content: z.unknown() })
const requestBody = z.object({
  tools: z.array(z.unknown()).optional(),
  messages: z.array(z.looseObject({ content: z.unknown() })),
})

/** What the tools answered, as the service got it. */
function toolAnswers(body: string): string[] {
  const { messages } = requestBody.parse(JSON.parse(body))
  return messages.flatMap((message) => {
    const { data } = openAiTool.safeParse(message)
    if (data !== undefined) return [textOf(data.content)]
    return z
      .array(z.unknown())
      .catch([])
      .parse(message.content)
      .flatMap((part) => {
        const result = anthropicTool.safeParse(part).data
        return result === undefined ? [] : [textOf(result.content)]
      })
  })
}
const textOf = (content: unknown): string =>
  (typeof content === 'string' ? content : JSON.stringify(content)).replaceAll('\\"', '"')

type Calls = readonly (readonly [name: string, input: object])[]
type Model = Pick<ReturnType<typeof appWithModel>, 'service'>

/** What a model does in one turn: it calls these tools in one step, hears what they answer, and then speaks. */
export const modelTurn = (model: Model) => ({
  turn: async (
    user: Client,
    calls: Calls,
    message = 'Put this down for me.',
  ): Promise<{ exchange: Exchange; told: string[] }> => {
    const tools = calls.map(([name, input]) => ({ name, input }))
    let told: string[] = []
    model.service.behave((body) => {
      if (body.includes('"judge_danger"')) return {}
      told = toolAnswers(body)
      return told.length === 0 && tools.length > 0 ? { pieces: [], tools } : { pieces: ['There it is.'] }
    })
    return { exchange: await askCoach(user, message), told }
  },
  /** The tools of the latest request. */
  toolsSent: (): string => JSON.stringify(requestBody.parse(JSON.parse(model.service.asked.at(-1)?.body ?? '')).tools),
})
