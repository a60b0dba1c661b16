// `npm test`: all checks. Each step is a separate program; the first failure ends the run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureBrowser } from './browser.mjs'

/** As it was given: the build sets it to 'production' for this process. */
const { NODE_ENV } = process.env
/** Seconds per step, in order. */
const parts = []
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }
rmSync('test-results', { recursive: true, force: true })

const began = performance.now()
console.log('\n— Build')
await timed('Build', build)
await step('Types', 'tsc')
await step('Lint', 'oxlint', '--type-aware', '--deny-warnings')
await step('Format', 'oxfmt', '--check')
await step('Dead code', 'knip')
await step('Dependencies', 'node', 'scripts/dependencies.mjs')
await step('Secrets', 'node', 'scripts/secrets.mjs')
await step('Voice', 'node', 'scripts/voice.mjs')
await step(
  'Unit and API tests',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports.unit}`,
)
await timed('Browser', async () => (process.env.CHROMIUM_PATH = await ensureBrowser()))
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser
await step('Browser tests', 'playwright', 'test', '--reporter=list,json')

const unit = JSON.parse(readFileSync(reports.unit, 'utf8'))
const browser = JSON.parse(readFileSync(reports.browser, 'utf8')).stats
const whole = (performance.now() - began) / 1000
console.log('')
for (const [title, seconds] of [...parts, ['All', whole]])
  console.log(`${title.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s`)
console.log(
  `\n${unit.numPassedTests + browser.expected} tests passed: ${unit.numPassedTests} unit and API, ${browser.expected} in the browser.`,
)

/** Runs one step and records its time. */
async function timed(title, work) {
  const began = performance.now()
  const result = await work()
  parts.push([title, (performance.now() - began) / 1000])
  return result
}

async function step(title, command, ...words) {
  console.log(`\n— ${title}`)
  await timed(title, async () => endUnless(await exitOf(start(command, words, 'inherit'))))
}

function start(command, words, stdio) {
  const env = { ...process.env, NODE_ENV }
  return spawn(command, words, { stdio, env, shell: process.platform === 'win32' })
}

/** The exit code; a program that cannot be started counts as failed. */
async function exitOf(child) {
  try {
    const [code] = await once(child, 'exit')
    return code ?? 1
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

function endUnless(code) {
  if (code !== 0) process.exit(code)
}
