import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { findPostgresBinaries } from './embedded-postgres/binaries.ts'
import { ensureCluster } from './embedded-postgres/cluster.ts'
import { lockDataDir, waitForDataDir } from './embedded-postgres/data-dir-lock.ts'
import { openEndpoint } from './embedded-postgres/endpoint.ts'
import { settleOrphans } from './embedded-postgres/orphan.ts'
import { endWithParent, findRunAs } from './embedded-postgres/run-as.ts'
import { serve } from './embedded-postgres/serve.ts'

/** A PostgreSQL of our own, ready for connections. */
export type EmbeddedPostgres = {
  connectionString: string
  pid: number
  /** Settles when the database ends without `stop`, with what it said last: the server cannot go on. */
  died: Promise<Error>
  /** Finishes what was acknowledged, ends the database, and gives the data folder back. */
  stop: () => Promise<void>
}

/**
 * Starts the private PostgreSQL of a data folder, making it the first time; throws `DataDirInUse` before it touches a
 * file when another process has the folder; with `sayWaiting`, only once that has had 10 s to let go of it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string
  log?: (message: string) => void
  sayWaiting?: (line: string) => void
}): Promise<EmbeddedPostgres> {
  const { log = () => {}, sayWaiting } = options
  await using undo = new AsyncDisposableStack()
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 })
  const dataDir = await realpath(options.dataDir)
  const cluster = join(dataDir, 'postgres')
  const lock = sayWaiting === undefined ? lockDataDir(dataDir) : await waitForDataDir(dataDir, sayWaiting)
  undo.defer(() => lock.release())

  const binaries = await findPostgresBinaries(dataDir)
  await settleOrphans(cluster, binaries.pgCtl, log)
  const env = cleanEnvironment(binaries.env)
  const runAs = await findRunAs(binaries.postgres, dataDir, cluster, env)
  const launcher = { binaries, runAs, env, endWithParent: await endWithParent('INT') }
  const endpoint = await openEndpoint(dataDir, runAs)
  undo.defer(endpoint.close)
  await ensureCluster(cluster, launcher, endpoint.password)
  const { pid, died, stop } = await serve(cluster, endpoint, launcher, log)
  undo.defer(stop)
  const all = undo.move()
  return { connectionString: endpoint.connectionString, pid, died, stop: () => all.disposeAsync() }
}

// Ours holds secrets, and PG… variables would change what is started.
function cleanEnvironment(libraries: Record<string, string>): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'TEMP'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  return { ...Object.fromEntries(kept), LC_ALL: 'C', TZ: 'UTC', ...libraries }
}
