import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Chat } from '#contract/coach.ts'

/** For screen readers: a reply is on its way, then the whole reply, once. */
export function Announcer({ chats }: { chats: readonly Chat[] }) {
  const [awaited, setAwaited] = useState<string>()
  const running = chats.findLast(({ state }) => state === 'streaming')?.id
  if (running !== undefined && running !== awaited) setAwaited(running)
  const chat = chats.find(({ id }) => id === awaited)
  return <output className="sr-only">{chat && said(chat)}</output>
}

const said = ({ state, response }: Chat): string =>
  state === 'streaming' ? `${brand.coach} is typing` : state === 'failed' ? '' : response.replaceAll(/[*_`#>]/g, '')
