import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, closeSync, openSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A server in a process of its own: its address, its process id, and how long it took to be ready, in milliseconds. */
export type Server = { url: string; pid: number; readyAfter: number; stop: () => Promise<void> }

type Start = { command?: string; args: string[]; env: Record<string, string>; folder: string }
let started = 0

/** Starts a server and waits for its 'ready: <address>'. Its output goes to a file, as with a service manager. */
export async function spawnBenchServer({ command = process.execPath, args, env, folder }: Start): Promise<Server> {
  const log = join(folder, `${(started += 1)}.log`)
  const output = openSync(log, 'a')
  const begin = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], TZ: 'UTC', ...env },
    // npm passes its standard error on and exits before the server: this pipe closes when both are gone.
    stdio: ['ignore', output, 'pipe'],
    // A process group of its own, so that its children can be ended with it.
    detached: true,
  })
  closeSync(output)
  child.stderr?.on('data', (lines: Buffer) => appendFileSync(log, lines))
  const ended = once(child, 'close')
  for (;;) {
    const url = /ready: (\S+)/.exec(await readFile(log, 'utf8'))?.[1]
    if (url !== undefined) {
      const readyAfter = performance.now() - begin
      return { url, pid: child.pid ?? 0, readyAfter, stop: () => stop(child, ended) }
    }
    if (child.exitCode !== null) {
      await ended
      throw new Error(`${args.join(' ')} ended: ${await readFile(log, 'utf8')}`)
    }
    await wait(5)
  }
}

/** Ends it and its children. A second call does nothing. */
async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null && child.pid !== undefined)
    process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Runs `work` with a temporary folder. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'glowell-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
