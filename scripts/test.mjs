// `npm test`: everything that must hold. Each step is a program of its own; the first that fails ends the run.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureBrowser } from './browser.mjs'

const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }
rmSync('test-results', { recursive: true, force: true })

step('Types', 'tsc')
step('Lint', 'oxlint', '--type-aware', '--deny-warnings')
step('Format', 'oxfmt', '--check')
step('Dead code', 'knip')
step('Dependencies', 'node', 'scripts/dependencies.mjs')
await build()
step('Secrets', 'node', 'scripts/secrets.mjs')
step(
  'Unit and API tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.unit}`,
)
process.env.CHROMIUM_PATH = await ensureBrowser()
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser
step('Browser tests', 'playwright', 'test', '--reporter=list,json')

const unit = JSON.parse(readFileSync(reports.unit, 'utf8'))
const browser = JSON.parse(readFileSync(reports.browser, 'utf8')).stats
console.log(
  `\n${unit.numPassedTests + browser.expected} tests passed: ${unit.numPassedTests} unit and API, ${browser.expected} in the browser.`,
)

function step(title, command, ...words) {
  console.log(`\n— ${title}`)
  const { status, error } = spawnSync(command, words, { stdio: 'inherit', shell: process.platform === 'win32' })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status || 1)
}
