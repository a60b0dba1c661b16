import { appendFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PoolConfig } from 'pg'
import { copyDatabase } from '../database.ts'
import { startModelServer } from '../model-server.ts'
import { startProcess } from '../start-process.ts'

/** Starts the product as people run it, on a fresh copy of the migrated database. */
export async function startServer(settings: Record<string, string> = {}, hear?: (line: string) => void) {
  const server: { connection: PoolConfig; template: string } = JSON.parse(process.env['GLOWELL_TEST_SERVER'] ?? '')
  const { connection, drop } = await copyDatabase(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'glowell-e2e-'))
  const { url, logs, stop } = await startProcess(
    { DATA_DIR: dataDir, DATABASE_URL: addressOf(connection), ...settings },
    hear,
  )
  return {
    url,
    connection,
    readLogs: async () => logs,
    stop: async () => {
      await stop()
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The product that the tests of all workers use, each with accounts of its own. */
export type SharedServer = { url: string; connection: PoolConfig; readLogs: () => Promise<string[]> }

/** Starts it before the workers, which find it by their environment. */
export async function startSharedServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'glowell-e2e-logs-'))
  const logs = join(folder, 'lines')
  const { url, connection, stop } = await startServer({}, (line) => appendFileSync(logs, `${line}\n`))
  process.env['GLOWELL_SHARED_SERVER'] = JSON.stringify({ url, connection, logs })
  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

export function findSharedServer(): SharedServer {
  const { url, connection, logs }: { url: string; connection: PoolConfig; logs: string } = JSON.parse(
    process.env['GLOWELL_SHARED_SERVER'] ?? '',
  )
  return { url, connection, readLogs: async () => (await readFile(logs, 'utf8')).split('\n') }
}

export type CoachServer = Awaited<ReturnType<typeof startCoachServer>>

/** The product with a coach that is a model behind a service. */
export async function startCoachServer() {
  const service = await startModelServer('openai-compatible')
  const server = await startServer(service.settings)
  const stop = async () => {
    await server.stop()
    await service.stop()
  }
  return { server, service, stop }
}

function addressOf({ host, port, user, password, database }: PoolConfig): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? 'localhost')}`
}
