import { expect, type Page } from '@playwright/test'
import type { NewVision } from '#contract/vision-board.ts'
import { card, dialog } from './page-parts.ts'
import { ask } from './test.ts'

export const addVision = (page: Page) => page.getByRole('button', { name: 'Add Vision', exact: true })
export const board = (page: Page) => page.getByRole('list', { name: 'Your visions' })
export const vision = (page: Page, title: string) => card(page, title)
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true })

/** The titles of the cards, in their order. */
export const expectOrder = (page: Page, titles: string[]) =>
  expect(board(page).getByRole('heading', { level: 2 })).toHaveText(titles)

/** Makes visions over HTTP, so that the board has them in this order. More than one takes premium. */
export async function make(page: Page, base: string, visions: readonly NewVision[]): Promise<void> {
  if (visions.length > 1) await ask(page.request, base, '/api/premium/trial', {})
  for (const given of visions.toReversed()) await ask(page.request, base, '/api/vision-board', given)
}
