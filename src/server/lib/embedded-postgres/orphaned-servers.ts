import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
// In milliseconds. An immediate shutdown follows a fast one and loses nothing: the next start replays the write-ahead log.
const patience = { fast: 5000, immediate: 10_000 }

/**
 * Stops database processes that a killed server left on a cluster, and removes a `postmaster.pid` of an unrelated process.
 * The caller must hold the lock on the data folder.
 */
export async function settleOrphans(cluster: string, pgCtl: string, log: (message: string) => void): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid')
  const postmaster = await readPid(pidFile)
  if (process.platform === 'win32') {
    if (postmaster !== undefined) await run(pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w']).catch(() => {})
  } else {
    await stopAll(cluster, postmaster, log)
  }
  await removeUnlessPostgresCan(pidFile)
}

async function stopAll(cluster: string, postmaster: number | undefined, log: (message: string) => void): Promise<void> {
  const left = await processesOn(cluster, postmaster)
  if (left.length === 0) return
  log(`stopping the database that an earlier server left running (process ${left.join(', ')})`)
  // The others end by themselves without their postmaster.
  if (postmaster !== undefined && left.includes(postmaster)) signal(postmaster, 'SIGINT')
  if (await allEnd(cluster, postmaster, patience.fast)) return
  for (const pid of await processesOn(cluster, postmaster)) signal(pid, 'SIGQUIT')
  if (await allEnd(cluster, postmaster, patience.immediate)) return
  const stuck = await processesOn(cluster, postmaster)
  throw new Error(
    `An earlier database still runs on ${cluster} and does not stop: end process ${stuck.join(', ')} first.`,
  )
}

async function allEnd(cluster: string, postmaster: number | undefined, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while ((await processesOn(cluster, postmaster)).length > 0) {
    if (Date.now() > deadline) return false
    await wait(20)
  }
  return true
}

// The working directory of PostgreSQL and its children is the cluster, unlike that of a process with a reused id.
async function processesOn(cluster: string, postmaster: number | undefined): Promise<number[]> {
  const known = postmaster !== undefined && (await isPostmasterOf(postmaster, cluster)) ? [postmaster] : []
  if (process.platform !== 'linux') return known
  const folder = await stat(cluster).catch(() => undefined)
  if (folder === undefined) return known
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const inFolder = await Promise.all(
    pids.map(async (pid) => {
      const cwd = await stat(`/proc/${pid}/cwd`).catch(() => undefined)
      if (cwd?.ino !== folder.ino || cwd.dev !== folder.dev) return false
      return (await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '')).trim() === 'postgres'
    }),
  )
  return [...new Set([...known, ...pids.filter((_, index) => inFolder[index])])]
}

// For systems without /proc, and processes of other users whose working directory is not readable.
async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const command =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        )
  return command.includes('postgres') && command.includes(` -D ${cluster} `)
}

// PostgreSQL itself removes the file of an ended process, and checks for shared memory that its children still use. It fails on
// a file whose process id was reused, or that a power cut left empty.
async function removeUnlessPostgresCan(pidFile: string): Promise<void> {
  if (!existsSync(pidFile)) return
  const pid = await readPid(pidFile)
  if (pid === undefined || isAlive(pid)) await rm(pidFile, { force: true })
}

async function readPid(pidFile: string): Promise<number | undefined> {
  const [first = ''] = (await readFile(pidFile, 'utf8').catch(() => '')).split('\n')
  const pid = Number(first)
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function signal(pid: number, name: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // The process has ended meanwhile.
  }
}
