import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { findPostgresBinaries } from './binaries.ts'
import { ensureCluster } from './cluster.ts'
import { openEndpoint } from './endpoint.ts'
import { findRunAs } from './run-as.ts'
import { serve } from './serve.ts'

test('on Windows, where there is no socket, a port of this machine asks for a password', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'endpoint-test-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const cluster = join(dataDir, 'postgres')
  const binaries = await findPostgresBinaries(dataDir)
  const env = { PATH: process.env['PATH'], LC_ALL: 'C', ...binaries.env }
  const runAs = await findRunAs(binaries.postgres, dataDir, cluster, env)
  const launcher = { binaries, runAs, env, endWithParent: [], isTemporary: true }
  const endpoint = await openEndpoint(dataDir, runAs, 'win32')
  await ensureCluster(cluster, launcher, endpoint.password)
  const database = await serve(cluster, endpoint, launcher, () => {})
  onTestFinished(database.stop)

  const url = new URL(endpoint.connectionString)
  expect(url.hostname).toBe('127.0.0.1')
  url.password = 'a guess'
  await expect(new Client({ connectionString: url.href }).connect()).rejects.toThrow('password authentication failed')
})
