import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresBinaries } from './embedded-postgres/binaries.ts'
import { ensureCluster } from './embedded-postgres/cluster.ts'
import { lockDataDir, waitForDataDir } from './embedded-postgres/data-dir-lock.ts'
import { openEndpoint } from './embedded-postgres/endpoint.ts'
import { settleOrphans } from './embedded-postgres/orphaned-servers.ts'
import { endWithParent, findRunAs } from './embedded-postgres/run-as.ts'
import { serve } from './embedded-postgres/serve.ts'

/** A private PostgreSQL, ready for connections. */
export type EmbeddedPostgres = {
  connectionString: string
  pid: number
  /** Settles when the database ends without `stop`, with its last log lines. */
  died: Promise<Error>
  /** Shuts the database down without losing acknowledged writes, and unlocks the data folder. */
  stop: () => Promise<void>
}

/**
 * Starts the private PostgreSQL of a data folder, and creates it the first time. Throws `DataDirInUse`, before it touches any
 * file, if another process has locked the folder; with `logWaiting`, after waiting 10 s for the lock. `isTemporary`: for tests,
 * which throw it away. It never waits for the disk, and a crash may leave nothing of it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log?: (message: string) => void
  logWaiting?: (line: string) => void
  isTemporary?: boolean
}): Promise<EmbeddedPostgres> {
  const { log = () => {}, logWaiting, isTemporary = false } = options
  await using cleanup = new AsyncDisposableStack()
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  const lock = logWaiting === undefined ? lockDataDir(dataDir) : await waitForDataDir(dataDir, logWaiting)
  cleanup.defer(() => lock.release())

  const binaries = await findPostgresBinaries(dataDir)
  await settleOrphans(cluster, binaries.pgCtl, log)
  const env = cleanEnvironment(binaries.env)
  const runAs = await findRunAs(binaries.postgres, dataDir, cluster, env)
  const launcher = { binaries, runAs, env, endWithParent: await endWithParent('INT'), isTemporary }
  const endpoint = await openEndpoint(dataDir, runAs)
  cleanup.defer(endpoint.close)
  await ensureCluster(cluster, launcher, endpoint.password)
  const { pid, died, stop } = await serve(cluster, endpoint, launcher, log)
  cleanup.defer(stop)
  const all = cleanup.move()
  return { connectionString: endpoint.connectionString, pid, died, stop: () => all.disposeAsync() }
}

// The server's environment holds secrets, and PG… variables would change the database's settings.
function cleanEnvironment(libraries: Record<string, string>): NodeJS.ProcessEnv {
  const passed = ['PATH', 'SystemRoot', 'TEMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(passed), LC_ALL: 'C', TZ: 'UTC', ...libraries }
}
