/** The classes of every text control. 16 px text, so that phones do not zoom. */
export const controlStyles =
  'w-full rounded-control -outline-offset-1 border border-edge bg-surface px-3.5 py-2.5 text-16 text-ink transition placeholder:text-ink-soft hover:border-ink-soft aria-invalid:border-red disabled:bg-sunk disabled:text-ink-soft [&[readonly]]:bg-sunk'

/** A text control that looks like the page it is written on. Its cursor and its outline show the focus. */
export const plainControlStyles =
  'w-full rounded-small bg-transparent text-ink placeholder:text-ink-soft focus-visible:outline-none aria-invalid:text-red'
