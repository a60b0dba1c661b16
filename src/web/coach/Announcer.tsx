import { useState } from 'react'
import { brand } from '#contract/brand.ts'
import type { Chat } from '#contract/coach.ts'

/** Tells who listens instead of looking: that a reply is on its way, and all of it, once, when it is there. */
export function Announcer({ chats }: { chats: readonly Chat[] }) {
  const [awaited, setAwaited] = useState<string>()
  const running = chats.findLast(({ state }) => state === 'streaming')?.id
  if (running !== undefined && running !== awaited) setAwaited(running)
  const chat = chats.find(({ id }) => id === awaited)
  return <output className="sr-only">{chat && said(chat)}</output>
}

const said = ({ state, response }: Chat): string =>
  state === 'streaming' ? `${brand.coach} is typing` : state === 'failed' ? '' : response.replaceAll(/[*_`#>]/g, '')
