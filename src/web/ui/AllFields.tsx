import { Fragment, type ReactNode } from 'react'

/** Shows the fields of a form or a record in this order. Leaving out a field of `T` doesn't compile; null shows nothing. */
export function AllFields<T extends object>({ of }: { of: Readonly<Record<keyof T & string, ReactNode>> }) {
  return Object.entries<ReactNode>(of).map(([name, shown]) => <Fragment key={name}>{shown}</Fragment>)
}
