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

/** The results of the tools, as the service got them. */
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

/** In a tool's input: the name of the latest earlier card of a kind, or of the `n`th of this turn, as the service was told it. */
export const cardNamed = (kind: string) => ({ cardOf: kind }) as const
export const madeAt = (n: number) => ({ madeAt: n }) as const
const cardOf = z.object({ cardOf: z.string() })
const made = z.object({ madeAt: z.int() })

function named(value: unknown, body: string): unknown {
  const { data: earlier } = cardOf.safeParse(value)
  if (earlier !== undefined) return new RegExp(`card (${earlier.cardOf}-[\\w-]+), offered`).exec(body)?.[1] ?? 'none'
  const { data: own } = made.safeParse(value)
  if (own === undefined) return value
  return /"card":"([^"]+)"/.exec(toolAnswers(body)[own.madeAt] ?? '')?.[1] ?? 'none'
}
const withNames = (input: object, body: string): object =>
  Object.fromEntries(Object.entries(input).map(([field, value]) => [field, named(value, body)]))
/** Whether it needs what an earlier call of the turn answered. */
const waits = (input: object): boolean => Object.values(input).some((value) => made.safeParse(value).success)

type Calls = readonly (readonly [name: string, input: object])[]
type Model = Pick<ReturnType<typeof appWithModel>, 'service'>

/** One turn of a model: it calls these tools in one step, or in two if it needs a name, reads their results, and then speaks. */
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
      const isBegun = told.length > 0
      const next = told.length < tools.length ? tools.filter(({ input }) => waits(input) === isBegun) : []
      if (next.length === 0) return { chunks: ['There it is.'] }
      return { chunks: [], tools: next.map(({ name, input }) => ({ name, input: withNames(input, body) })) }
    })
    return { exchange: await askCoach(user, message), told }
  },
  /** The tools of the latest request. */
  toolsSent: (): string => JSON.stringify(requestBody.parse(JSON.parse(model.service.asked.at(-1)?.body ?? '')).tools),
})
