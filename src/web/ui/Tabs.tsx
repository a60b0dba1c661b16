import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type Tab = {
  value: string
  label: string
  content: ReactNode
  /** Stays mounted while another tab is shown. */
  isKept?: boolean
}
type Props = {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** Keeps a panel's input while another is shown. */
  isKept?: boolean
}

/** How many letters a phone's line has room for at the usual size. */
const phoneLine = 40

/** Tabs with one panel each. Without `value` they keep their own state. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value ?? '', onChange, isKept = false }: Props) {
  // On a phone tabs are as wide as their labels: three fit in one line, and four do if their labels are short.
  const isThree = tabs.length === 3
  const isLong = tabs.reduce((sum, { label: { length } }) => sum + length, 0) > phoneLine
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      {...(onChange && { onValueChange: onChange })}
      className="grid grid-cols-1 gap-5"
    >
      <Radix.List
        aria-label={label}
        className={cx('flex flex-wrap gap-1 rounded-control bg-sunk p-1', isThree && 'max-sm:flex-nowrap')}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className={cx(
              'max-sm:basis-auto',
              !isThree && 'max-sm:whitespace-nowrap',
              isLong && 'max-sm:text-13',
              'min-h-11 flex-1 rounded-small px-1 text-15 max-[374px]:px-0.5 max-[374px]:text-13 sm:px-3 font-semibold text-ink-soft transition hover:text-ink data-[state=active]:bg-raised data-[state=active]:text-ink data-[state=active]:shadow-card data-[state=active]:ring-1 data-[state=active]:ring-edge',
            )}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...((isKept || tab.isKept === true) && { forceMount: true })}
          className="rounded-small data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
