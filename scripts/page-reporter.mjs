import { readFileSync } from 'node:fs'

/** Letters of a page that are printed. */
const longest = 4_000

/** A reporter of Playwright: prints at the end what stood on the page where a test failed, for a log without its files. */
export default class PageReporter {
  #failed = []

  onTestEnd({ title }, { status, attachments }) {
    const path = attachments.find(({ name }) => name === 'error-context')?.path
    if (status !== 'passed' && status !== 'skipped' && path) this.#failed.push({ title, path })
  }

  onEnd() {
    for (const { title, path } of this.#failed)
      console.log(`\nThe page of ‘${title}’:\n${mainOf(readFileSync(path, 'utf8')).slice(0, longest)}`)
  }
}

/** Playwright writes the page as a YAML tree after the error. */
function mainOf(context) {
  const page = context.slice(context.indexOf('```yaml'))
  return page.slice(Math.max(page.indexOf('- main'), 0))
}
