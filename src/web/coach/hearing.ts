import type { QueryClient } from '@tanstack/react-query'
import type { Chat } from '#contract/coach.ts'
import { CallError } from '#web/lib/call.ts'
import { callStream, type Told } from '#web/lib/call-stream.ts'
import { coachQuery } from '#web/lib/coach.ts'
import { usageLimitsQuery } from '#web/lib/usage-limits.ts'
import { toast } from '#web/ui/toast.ts'
import { showChat } from './chats-cache.ts'
import { chatsQuery } from './coach.queries.ts'

type Events = AsyncGenerator<Told<Chat>>

/** The replies that this page listens to. They go on when she looks at another page. */
const heard = new Set<string>()

/** Says that there is no answer (spec.md, section 8). */
export const sayTrouble = (description = "I'm having trouble responding right now. Please try again!"): void => {
  toast({ title: 'Oops!', description, variant: 'destructive' })
}

/** Shows an exchange as it is asked and, once the server has it, its reply as it comes. Throws where it is refused. */
export async function hearNew(client: QueryClient, asked: Chat, events: Events): Promise<void> {
  heard.add(asked.id)
  showChat(client, asked)
  try {
    const { value } = await events.next()
    if (value?.event !== 'chat') throw new TypeError('A reply begins with its exchange')
    showChat(client, value.data)
    void hearRest(client, value.data, events)
  } catch (error) {
    heard.delete(asked.id)
    throw error
  }
}

/** Goes on listening to a reply that began before this page, or whose connection was lost. */
export function hearAgain(client: QueryClient, chat: Chat): void {
  if (heard.has(chat.id)) return
  heard.add(chat.id)
  void hearRest(client, chat, callStream('GET /api/sophia/chats/{id}/stream', { params: { id: chat.id } }))
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 1_000))

async function hearRest(client: QueryClient, begun: Chat, events: Events): Promise<void> {
  let chat = begun
  try {
    for await (const { event, data } of events) {
      chat = event === 'chat' ? data : { ...chat, response: chat.response + data.text }
      showChat(client, chat)
    }
  } catch (error) {
    if (error instanceof CallError && error.code === 'coach_unavailable') {
      showChat(client, { ...chat, state: 'failed' })
      sayTrouble(error.message)
    } else {
      // The connection is lost, the reply is not: what it has become is asked, and it is heard again.
      await pause()
    }
  }
  heard.delete(begun.id)
  for (const { queryKey } of [chatsQuery, usageLimitsQuery, coachQuery]) void client.invalidateQueries({ queryKey })
}
