import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { startArguments } from './start-arguments.ts'

const main = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))
const cachePackageResolution = new URL('../scripts/cache-package-resolution.mjs', import.meta.url).href
/** Node options before the product's own programs, as in `npm start`. */
export const programArgs = [...startArguments.slice(0, -1), '--import', cachePackageResolution]
/** As `npm start`: the second process starts in three quarters of the time. */
export const compileCache = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
}

/** For tests that ask the coach nothing. */
export const withoutCoach = { COACH_PROVIDER: 'off' }

/**
 * Starts the product in a child process, with these settings alone. Resolves when it is ready; `hear` gets each line; `within` is
 * a command that runs another.
 */
export async function startProcess(
  settings: Record<string, string>,
  hear: (line: string) => void = () => {},
  within: readonly string[] = [],
) {
  const [program = process.execPath, ...args] = within
  const start = [...programArgs, main]
  const child = spawn(program, within.length === 0 ? start : [...args, process.execPath, ...start], {
    env: {
      PATH: process.env['PATH'],
      TZ: 'UTC',
      PORT: '0',
      RATE_LIMIT_FACTOR: '1000',
      ...compileCache,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const logs: string[] = []
  const ended = once(child, 'exit')
  const url = await new Promise<string>((settle, refuse) => {
    const take = (line: string) => {
      logs.push(line)
      hear(line)
      const address = /^Glowell is ready: (\S+)/.exec(line)?.[1]
      if (address !== undefined) settle(address)
    }
    createInterface({ input: child.stdout }).on('line', take)
    createInterface({ input: child.stderr }).on('line', take)
    child.once('exit', (code) =>
      refuse(new Error(`The server ended with ${code} before it was ready: ${logs.join('\n')}`)),
    )
  })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code]: unknown[] = await ended
    return code
  }
  return { url, logs, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
