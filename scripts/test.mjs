// `npm test`: all checks. Each step is a separate program. Whatever fails, the steps that run beside it are shown to their end.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { build } from './build.mjs'
import { ensureBrowser } from './browser.mjs'
import { makeTemporaryFolder } from './temporary-folder.mjs'

/** As it was given: the build sets it to 'production' for this process. */
const { NODE_ENV } = process.env
/** Seconds per step, in order. */
const durations = []
/** Titles of steps. */
const failed = []
const reports = { unit: 'test-results/unit.json', browser: 'test-results/browser.json' }
rmSync('test-results', { recursive: true, force: true })
makeTemporaryFolder()

console.log('— Build')
await timed('Build', build)
console.log('\n— Bytes that the browser fetches')
await step('Bytes', 'node', ['--expose-gc', 'bench/run.ts', 'bytes'])
endIfFailed()
// Either half leaves a processor idle for a sixth of its time: side by side they take less than one after the other.
console.log('\n— Unit and API tests, and beside them whatever reads the source and the browser tests')
await timed('Browser', async () => (process.env.CHROMIUM_PATH = await ensureBrowser()))
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = reports.browser
await Promise.all([
  step('Unit and API tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports.unit}`,
  ]),
  inOrder([
    ['Format', 'oxfmt', '--check'],
    ['Types', 'tsc'],
    ['Lint', 'oxlint', '--type-aware', '--deny-warnings'],
    ['Dead code', 'knip'],
    ['Dependencies', 'node', 'scripts/dependencies.mjs'],
    ['Voice', 'node', 'scripts/lint-voice.mjs'],
    ['Secrets', 'node', 'scripts/secrets.mjs'],
    ['Subjects', 'node', 'scripts/lint-subjects.mjs'],
    ['Browser tests', 'playwright', 'test', '--reporter=list,json,./scripts/page-reporter.mjs'],
  ]),
])
endIfFailed()

const unit = JSON.parse(readFileSync(reports.unit, 'utf8'))
const browser = JSON.parse(readFileSync(reports.browser, 'utf8')).stats
console.log('')
for (const [title, seconds] of [...durations, ['All', performance.now() / 1000]])
  console.log(`${title.padEnd(20)} ${seconds.toFixed(0).padStart(5)} s`)
console.log(
  `\n${unit.numPassedTests + browser.expected} tests passed: ${unit.numPassedTests} unit and API, ${browser.expected} in the browser.`,
)

function endIfFailed() {
  if (failed.length === 0) return
  console.error(`\nFailed: ${failed.join(', ')}`)
  process.exit(1)
}

/** Runs one step and records its time. */
async function timed(title, work) {
  const began = performance.now()
  await work()
  durations.push([title, (performance.now() - began) / 1000])
}

/** Each prints its output when it ends. The first that fails ends them. */
async function inOrder(steps) {
  for (const [title, command, ...args] of steps) {
    const said = []
    const passed = await step(title, command, args, (output) => said.push(output))
    process.stdout.write(`\n— ${title}\n${said.join('')}`)
    if (!passed) return
  }
}

/** Returns whether it passed. `hear` gets its output; otherwise it is printed as it comes. */
async function step(title, command, args, hear) {
  const began = performance.now()
  const child = spawn(command, args, {
    stdio: ['inherit', ...Array(2).fill(hear === undefined ? 'inherit' : 'pipe')],
    env: { ...process.env, NODE_ENV },
    shell: process.platform === 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
  const status = await new Promise((settle) => {
    child.once('error', ({ message }) => {
      console.error(message)
      settle(1)
    })
    child.once('close', settle)
  })
  if (status === 0) durations.push([title, (performance.now() - began) / 1000])
  else failed.push(title)
  return status === 0
}
