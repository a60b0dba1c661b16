import { createContext, use } from 'react'
import type { PageKey } from '#contract/pages.ts'
import type { PageIcons } from './feature.ts'

/** The icon of each page, provided by the app: features do not import each other. */
export const PageIconContext = createContext<PageIcons | undefined>(undefined)

/** The icon of a page of the navigation. */
export function PageIcon({ page, className }: { page: PageKey; className: string }) {
  const Icon = use(PageIconContext)?.[page].icon
  return Icon && <Icon aria-hidden="true" className={className} />
}
