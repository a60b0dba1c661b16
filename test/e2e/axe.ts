import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'

/** The small one: the other has twice as much for every page to read. */
const source = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

export const all: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
export const colours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Runs axe in the page, because no page has frames, and returns its findings, a line a rule. */
export async function violationsOf(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // None of these rules reads style sheets, which axe would fetch again at each run. One is about sounds that start automatically.
  const options = JSON.stringify({ runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } })
  return page.evaluate<string[]>(`axe.run(document, ${options}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`)
}
