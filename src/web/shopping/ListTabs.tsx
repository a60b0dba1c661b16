import Users from 'lucide-react/icons/users'
import { Tabs } from 'radix-ui'
import type { ShoppingList } from '#contract/shopping.ts'
import { titleOf } from './list-words.ts'

/** The lists as tabs, drawn like dividers in a file box. On a phone they are one line that scrolls sideways. */
export function ListTabs({ lists, isKnown }: { lists: readonly ShoppingList[]; isKnown: boolean }) {
  return (
    <Tabs.List
      aria-label="Your lists"
      className="flex gap-x-0.5 pb-2 max-sm:-mx-4 max-sm:-mt-1 max-sm:overflow-x-auto max-sm:mask-r-from-[calc(100%-3rem)] max-sm:pt-1 max-sm:pr-12 max-sm:pl-4 max-sm:[scrollbar-width:none] sm:flex-wrap sm:gap-1.5 lg:sticky lg:top-24 lg:flex-col"
    >
      {lists.map((list) => (
        <Tabs.Trigger
          key={list.list}
          value={list.list}
          className="relative inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control border border-transparent px-2.5 text-15 sm:gap-1.5 lg:w-full font-semibold text-ink-soft transition hover:bg-sunk hover:text-ink data-[state=active]:border-edge data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card sm:px-3"
        >
          {list.members > 1 && <Users aria-hidden="true" className="size-4" />}
          <span className="user-text lg:mr-auto">{titleOf(list)}</span>
          {list.members > 1 && <span className="sr-only">, shared</span>}
          {isKnown && (
            <span className="tabular rounded-full bg-sunk px-1 text-13 sm:px-1.5 font-medium text-ink-soft">
              {list.completed}/{list.total}
            </span>
          )}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
  )
}
