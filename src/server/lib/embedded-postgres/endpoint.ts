import { once } from 'node:events'
import { chown, mkdtemp, readlink, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { databaseName, ensurePassword } from './cluster.ts'
import type { RunAs } from './run-as.ts'
import type { Listening } from './settings.ts'

const socketPrefix = 'pg-'
const linkName = 'postgres-socket'
const maxSocketPathLength = process.platform === 'linux' ? 107 : 103

/** Where a database listens, and how to connect to it. `close` removes temporary files. */
export type Endpoint = { listening: Listening; connectionString: string; password?: string; close: () => Promise<void> }

/** Opens an endpoint only this user can reach: a socket in a private folder, or on Windows a port with a password. */
export async function openEndpoint(
  dataDir: string,
  { user }: RunAs,
  platform: NodeJS.Platform = process.platform,
): Promise<Endpoint> {
  if (platform === 'win32') return openPort(dataDir)
  const link = join(dataDir, linkName)
  await removeSocketFolder(link)
  const socketDir = await makeSocketFolder(dataDir)
  if (user !== undefined) await chown(socketDir, user.uid, user.gid)
  await symlink(socketDir, link)
  return {
    listening: { socketDir },
    connectionString: connectionTo(socketDir),
    close: async () => {
      await rm(socketDir, { recursive: true, force: true })
      await rm(link, { force: true })
    },
  }
}

const connectionTo = (socketDir: string): string =>
  `postgresql://${databaseName}@localhost/${databaseName}?host=${encodeURIComponent(socketDir)}`

/** The connection to the database that a running server has on this data folder; null if none runs, and on Windows. */
export const connectionOfRunning = (dataDir: string): Promise<string | null> =>
  readlink(join(dataDir, linkName)).then(connectionTo, () => null)

// Node has no Unix sockets on Windows.
async function openPort(dataDir: string): Promise<Endpoint> {
  const host = '127.0.0.1'
  const password = await ensurePassword(dataDir)
  const server = createServer().listen(0, host)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  server.close()
  await once(server, 'close')
  return {
    listening: { host, port },
    connectionString: `postgresql://${databaseName}:${password}@${host}:${port}/${databaseName}`,
    password,
    close: async () => {},
  }
}

async function makeSocketFolder(dataDir: string): Promise<string> {
  for (const parent of [tmpdir(), '/tmp', dataDir]) {
    const longest = join(parent, `${socketPrefix}XXXXXX`, '.s.PGSQL.5432')
    if (Buffer.byteLength(longest) > maxSocketPathLength) continue
    const made = await mkdtemp(join(parent, socketPrefix)).catch(() => undefined)
    if (made !== undefined) return made
  }
  throw new Error(`The database's socket has no place: ${tmpdir()} is too long or cannot be written. Set TMPDIR.`)
}

// The link in the data folder leads to the temporary folder that a killed server left behind.
async function removeSocketFolder(link: string): Promise<void> {
  const folder = await readlink(link).catch(() => '')
  if (basename(folder).startsWith(socketPrefix)) await rm(folder, { recursive: true, force: true })
  await rm(link, { force: true })
}
