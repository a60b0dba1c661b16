import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { PostgresBinaries } from './binaries.ts'
import type { RunAs } from './run-as.ts'

/** Name of the database and of its owner, who is not a superuser, so SQL cannot access files. */
export const databaseName = 'app'

const partialPrefix = 'postgres.partial-'

/** Everything needed to run a PostgreSQL program on a cluster. */
export type Launcher = {
  binaries: PostgresBinaries
  runAs: RunAs
  env: NodeJS.ProcessEnv
  endWithParent: string[]
  isTemporary: boolean
}

/** Creates the cluster if there is none. If interrupted, `cluster` is either complete or absent. */
export async function ensureCluster(cluster: string, launcher: Launcher, password?: string): Promise<void> {
  await removePartials(dirname(cluster))
  if (existsSync(join(cluster, 'PG_VERSION'))) return changeOwner(cluster, launcher.runAs)
  await refuseUnlessEmpty(cluster)
  const partial = await mkdtemp(join(dirname(cluster), partialPrefix))
  const { user } = launcher.runAs
  if (user !== undefined) await chown(partial, user.uid, user.gid)
  await initialise(partial, launcher)
  const login = password === undefined ? 'LOGIN' : `LOGIN PASSWORD '${password}'`
  const roles = `CREATE ROLE ${databaseName} ${login} CREATEDB;\nCREATE DATABASE ${databaseName} OWNER ${databaseName};\n`
  await complete(
    launcher.binaries.postgres,
    ['--single', '-D', partial, '-c', 'exit_on_error=on', 'postgres'],
    launcher,
    roles,
  )
  await rename(partial, cluster)
  await syncFolder(dirname(cluster))
}

/** The password for a database on a port, which other users of the machine could connect to. */
export async function ensurePassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'postgres.password')
  if (!existsSync(path)) await writeFile(path, randomBytes(24).toString('hex'), { mode: 0o600, flush: true })
  return readFile(path, 'utf8')
}

async function initialise(folder: string, launcher: Launcher): Promise<void> {
  const options = [
    '--username=postgres',
    '--encoding=UTF8',
    // The same sort order and upper case on every machine, whatever its locales.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    '--no-instructions',
    '--set=dynamic_shared_memory_type=mmap',
    '--set=shared_buffers=16MB',
    '--set=max_connections=25',
  ]
  await complete(
    launcher.binaries.initdb,
    [...options, ...(launcher.isTemporary ? ['--no-sync'] : []), '-D', folder],
    launcher,
  )
}

async function complete(program: string, args: string[], launcher: Launcher, input = ''): Promise<void> {
  const { runAs, env, endWithParent } = launcher
  const [file = '', ...rest] = [...runAs.prefix, ...endWithParent, program, ...args]
  const child = spawn(file, rest, { ...runAs.user, env, cwd: '/', detached: true, windowsHide: true })
  child.stdin.on('error', () => {}).end(input)
  child.stdout.resume()
  const [said, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  if (code !== 0) throw new Error(`The database could not be made: ${said.trim() || `ended with ${code ?? signal}`}`)
}

// Left by interrupted starts. Their initdb may still be writing, so each has its own name.
async function removePartials(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => name.startsWith(partialPrefix))
  await Promise.all(
    names.map((name) => rm(join(dataDir, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {})),
  )
}

async function refuseUnlessEmpty(cluster: string): Promise<void> {
  if (!existsSync(cluster)) return
  if ((await readdir(cluster)).length > 0) {
    throw new Error(`${cluster} holds files, but no PostgreSQL database. Move it away, or choose another DATA_DIR.`)
  }
  await rmdir(cluster)
}

// For a cluster that root made in a user namespace, where namespaces are now forbidden. Its own folder comes last, so that an
// interrupted change is noticed and repeated.
async function changeOwner(cluster: string, { user }: RunAs): Promise<void> {
  if (user === undefined || (await stat(cluster)).uid === user.uid) return
  const names = await readdir(cluster, { recursive: true })
  for (const name of names) await chown(join(cluster, name), user.uid, user.gid)
  await chown(cluster, user.uid, user.gid)
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
