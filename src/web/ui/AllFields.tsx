import { Fragment, type ReactNode } from 'react'

/** What is shown of a form or a record, in this order. A field of `T` that is left out does not compile; null shows nothing. */
export function AllFields<T extends object>({ of }: { of: Readonly<Record<keyof T & string, ReactNode>> }) {
  return Object.entries<ReactNode>(of).map(([name, shown]) => <Fragment key={name}>{shown}</Fragment>)
}
