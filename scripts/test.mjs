// `npm test`: all checks. Each step is a separate program; the first failure ends the run.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureBrowser } from './browser.mjs'

/** As it was given: the build sets it to 'production' for this process. */
const { NODE_ENV } = process.env
/** Seconds per step, in order. */
const parts = []
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }
rmSync('test-results', { recursive: true, force: true })

step('Types', 'tsc')
step('Lint', 'oxlint', '--type-aware', '--deny-warnings')
step('Format', 'oxfmt', '--check')
step('Dead code', 'knip')
step('Dependencies', 'node', 'scripts/dependencies.mjs')
step('Voice', 'node', 'scripts/voice.mjs')
console.log('\n— Build')
await timed('Build', build)
step('Secrets', 'node', 'scripts/secrets.mjs')
step(
  'Unit and API tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.unit}`,
)
await timed('Browser', async () => (process.env.CHROMIUM_PATH = await ensureBrowser()))
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser
step('Browser tests', 'playwright', 'test', '--reporter=list,json,./scripts/page-reporter.mjs')

const unit = JSON.parse(readFileSync(reports.unit, 'utf8'))
const browser = JSON.parse(readFileSync(reports.browser, 'utf8')).stats
const whole = parts.reduce((sum, [, seconds]) => sum + seconds, 0)
console.log('')
for (const [title, seconds] of [...parts, ['All', whole]])
  console.log(`${title.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s`)
console.log(
  `\n${unit.numPassedTests + browser.expected} tests passed: ${unit.numPassedTests} unit and API, ${browser.expected} in the browser.`,
)

/** Runs one step and records its time. */
async function timed(title, work) {
  const began = performance.now()
  await work()
  parts.push([title, (performance.now() - began) / 1000])
}

function step(title, command, ...words) {
  console.log(`\n— ${title}`)
  const began = performance.now()
  const { status, error } = spawnSync(command, words, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV },
    shell: process.platform === 'win32',
  })
  if (error) console.error(error.message)
  if (status !== 0) process.exit(status || 1)
  parts.push([title, (performance.now() - began) / 1000])
}
