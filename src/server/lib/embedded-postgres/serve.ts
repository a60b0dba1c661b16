import { execFile, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Client } from 'pg'
import type { Launcher } from './cluster.ts'
import type { Endpoint } from './endpoint.ts'
import { settleOrphans } from './orphaned-servers.ts'
import { postgresArguments } from './settings.ts'

const stopPatience = 5000
const othersPatience = 15_000
// PostgreSQL's errors while a process of an earlier start is still starting or ending.
const othersRunning = ['lock file "postmaster.pid" already exists', 'pre-existing shared memory block']

/** A running PostgreSQL that accepts connections. */
export type Serving = { pid: number; died: Promise<Error>; stop: () => Promise<void> }

/** Runs PostgreSQL on a cluster and waits until it accepts connections, however long recovery takes. */
export async function serve(
  cluster: string,
  endpoint: Endpoint,
  launcher: Launcher,
  log: (message: string) => void,
): Promise<Serving> {
  const deadline = Date.now() + othersPatience
  for (;;) {
    const database = launch(cluster, endpoint, launcher, log)
    const failure = await Promise.race([database.ready, database.ended])
    if (failure === undefined) return await checked(endpoint, serving(database, cluster, launcher))
    if (!othersRunning.some((words) => failure.message.includes(words)) || Date.now() > deadline) throw failure
    await settleOrphans(cluster, launcher.binaries.pgCtl, log)
    await wait(100)
  }
}

async function checked(endpoint: Endpoint, database: Serving): Promise<Serving> {
  try {
    await answers(endpoint.connectionString)
    return database
  } catch (error) {
    await database.stop()
    throw error
  }
}

type Launched = { child: ChildProcess; ready: Promise<void>; ended: Promise<Error> }

function launch(cluster: string, endpoint: Endpoint, launcher: Launcher, log: (message: string) => void): Launched {
  const { binaries, runAs, env, endWithParent, isTemporary } = launcher
  const program = [binaries.postgres, ...postgresArguments(cluster, endpoint.listening, isTemporary)]
  const [file = '', ...args] = [...runAs.prefix, ...endWithParent, ...program]
  const child = spawn(file, args, {
    ...runAs.user,
    env,
    cwd: '/',
    // So that Ctrl-C in a terminal reaches only the server, which stops the database last.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const lastWords: string[] = []
  const ready = Promise.withResolvers<void>()
  createInterface(child.stderr).on('line', (line) => {
    lastWords.push(line)
    if (lastWords.length > 20) lastWords.shift()
    if (line.includes('ready to accept connections')) ready.resolve()
    log(line)
  })
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  const ended = once(child, 'close').then(
    () => new Error(`The database ended: ${lastWords.join('\n') || 'it said nothing'}`),
    (cause: unknown) => new Error('The database could not be started', { cause }),
  )
  void ended.then(() => process.off('exit', endWithUs))
  return { child, ready: ready.promise, ended }
}

async function answers(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
  } finally {
    await client.end()
  }
}

function serving({ child, ended }: Launched, cluster: string, { binaries }: Launcher): Serving {
  let stopping = false
  return {
    pid: child.pid ?? 0,
    died: new Promise((resolve) => void ended.then((error) => stopping || resolve(error))),
    stop: async () => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      if (process.platform === 'win32') await promisify(execFile)(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast'])
      else child.kill('SIGINT')
      // PostgreSQL 18 hangs in a fast shutdown during crash recovery. An immediate one loses nothing: the next start replays
      // the write-ahead log.
      const forceTimer = setTimeout(() => child.kill('SIGQUIT'), stopPatience)
      await ended
      clearTimeout(forceTimer)
    },
  }
}
