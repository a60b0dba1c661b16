import { otherPaths, type Page } from '#contract/pages.ts'

/** Whether this page is at the current path. The dashboard has two paths. */
export const isCurrent = (page: Page, path: string): boolean =>
  page.path === path || (page.key === 'dashboard' && path === otherPaths.dashboard)
