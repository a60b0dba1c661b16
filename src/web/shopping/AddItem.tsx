import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useRef } from 'react'
import { findSameItem } from '#contract/same-shopping-item.ts'
import { maxLineLength, readShoppingLine } from '#contract/shopping-line.ts'
import type { ListRef } from '#contract/shopping.ts'
import { useDraft } from '#web/lib/drafts.ts'
import { newId } from '#web/lib/new-id.ts'
import { useStable } from '#web/lib/use-stable.ts'
import { Button } from '#web/ui/Button.tsx'
import { Input } from '#web/ui/Input.tsx'
import { openItemsOf } from './items-cache.ts'
import { addItem } from './shopping.mutations.ts'
import { suggestionsQuery } from './shopping.queries.ts'

type Props = { list: ListRef; onAnnounce: (text: string) => void }

const maxShown = 6

export function AddItem({ list, onAnnounce }: Props) {
  const draft = useDraft(`shopping/${list}`, { line: '' })
  const client = useQueryClient()
  const { mutate } = useMutation(addItem)
  const input = useRef<HTMLInputElement>(null)
  const { data } = useQuery(suggestionsQuery(list))
  const { line } = draft.values
  /** Returns a refused item to the input, unless something else is being typed. */
  const giveBack = useStable((refused: string) => {
    if (draft.values.line === '') draft.change({ line: refused })
  })
  const add = (given: string) => {
    const words = readShoppingLine(given)
    if (words === null) return
    // Announces nothing if the item is already on the list, because a toast says that.
    onAnnounce(findSameItem(words, openItemsOf(client, list)) === undefined ? `Added: ${words.name}` : '')
    mutate({ list, id: newId(), line: given.trim() }, { onError: () => giveBack(given) })
    draft.clear()
    input.current?.focus()
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    add(line)
  }
  return (
    <form onSubmit={handleSubmit} className="px-4 pt-3 pb-1 sm:px-7">
      <div className="flex gap-2">
        <Input
          ref={input}
          aria-label="Add an item"
          placeholder="2 lb apples, red ones"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={maxLineLength}
          value={line}
          onChange={(event) => draft.change({ line: event.target.value })}
        />
        <Button
          type="submit"
          variant="primary"
          className="min-h-12 px-4"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          Add
        </Button>
      </div>
      <Suggestions names={matching(data?.names ?? [], line)} onChoose={add} />
    </form>
  )
}

/** While something is typed: what begins with it. */
function matching(names: readonly string[], line: string): string[] {
  const wanted = (readShoppingLine(line)?.name ?? '').toLowerCase()
  return names.filter((name) => name.toLowerCase().startsWith(wanted)).slice(0, maxShown)
}

/** As high without a suggestion as with some: the list below must not move while an item is being tapped. */
const Suggestions = ({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) => (
  <div className="mt-2 min-h-11">
    {names.length > 0 && (
      <ul aria-label="Buy again" className="flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
        {names.map((name) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              aria-label={`Add ${name} again`}
              onClick={() => onChoose(name)}
              className="user-text min-h-11 max-w-56 truncate rounded-full border border-line px-3 text-15 text-ink-soft transition hover:border-edge hover:text-ink"
            >
              + {name}
            </button>
          </li>
        ))}
      </ul>
    )}
  </div>
)
