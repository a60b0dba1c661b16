import Users from 'lucide-react/icons/users'
import { Tabs } from 'radix-ui'
import type { ShoppingList } from '#contract/shopping.ts'
import { titleOf } from './list-words.ts'

/** The tabs of a file box: they stand on the slip and wrap where there is no room. */
export function ListTabs({ lists, isKnown }: { lists: readonly ShoppingList[]; isKnown: boolean }) {
  return (
    <Tabs.List aria-label="Your lists" className="flex flex-wrap gap-1 px-1 pb-2 sm:gap-1.5 sm:px-4">
      {lists.map((list) => (
        <Tabs.Trigger
          key={list.list}
          value={list.list}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-transparent px-2.5 text-15 font-semibold text-ink-soft transition hover:bg-sunk hover:text-ink data-[state=active]:border-line data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-card sm:px-3"
        >
          {list.members > 1 && <Users aria-hidden="true" className="size-4" />}
          <span className="her-words">{titleOf(list)}</span>
          {list.members > 1 && <span className="sr-only">, shared</span>}
          {isKnown && (
            <span className="tabular rounded-full bg-sunk px-1.5 text-13 font-medium text-ink-soft">
              {list.completed}/{list.total}
            </span>
          )}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
