import { otherPaths, type Page } from '#contract/pages.ts'

/** Whether this is the page at the address; the dashboard has two. */
export const isCurrent = (page: Page, path: string): boolean =>
  page.path === path || (page.key === 'dashboard' && path === otherPaths.dashboard)
