import type { ReactNode } from 'react'

/** A part of the gallery with its name. */
export function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-22">{title}</h2>
      {children}
    </section>
  )
}
