import type { Page } from '@playwright/test'
import axe, { type RunOnly } from 'axe-core'

export const all: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
export const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** What axe finds, a line a rule. No page of ours has frames, so it runs in the page, and only what it finds comes out. */
export async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'] })
  return page.evaluate<string[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
}
