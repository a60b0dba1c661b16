import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { PoolConfig } from 'pg'
import { copyDatabase } from '../database.ts'

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url))

/** Starts the product as people run it, in a process of its own, on a fresh database. */
export async function startServer(settings: Record<string, string> = {}) {
  const server: { connection: PoolConfig; template: string } = JSON.parse(process.env['GLOWELL_TEST_SERVER'] ?? '')
  const { connection, drop } = await copyDatabase(server)
  const dataDir = await mkdtemp(join(tmpdir(), 'glowell-e2e-'))
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      HOME: dataDir,
      TZ: 'UTC',
      ...common(dataDir),
      DATABASE_URL: addressOf(connection),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const logs: string[] = []
  const url = await ready(child, logs)
  return {
    url,
    logs,
    connection,
    stop: async () => {
      const ended = new Promise((settle) => child.once('exit', settle))
      child.kill('SIGTERM')
      await ended
      await drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const common = (dataDir: string) => ({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '1000' })

function addressOf({ host, port, user, password, database }: PoolConfig): string {
  const secret = typeof password === 'string' && password !== '' ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${user}${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? 'localhost')}`
}

function ready(child: ChildProcess, logs: string[]): Promise<string> {
  return new Promise((settle, refuse) => {
    child.once('exit', (code) => refuse(new Error(`The server ended with ${code} before it was ready`)))
    if (child.stdout === null) return refuse(new Error('The server has no output'))
    createInterface({ input: child.stdout }).on('line', (line) => {
      logs.push(line)
      const address = /^Glowell is ready: (\S+)/.exec(line)?.[1]
      if (address !== undefined) settle(address)
    })
  })
}
