import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client as Database } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { Client, read } from '../../test/client.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { sampleBodies } from '../../test/samples.ts'
import { compileCache, programArgs, startProcess, withoutCoach } from '../../test/start-process.ts'
import { connectionOfRunning } from './lib/embedded-postgres/endpoint.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-check-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const check = (settings: Record<string, string>) =>
  new Promise<{ code: unknown; output: string }>((settle) => {
    const env = { PATH: process.env['PATH'], ...compileCache, ...settings }
    execFile(process.execPath, [...programArgs, 'src/server/unreadable.ts'], { env }, (error, out, err) =>
      settle({ code: error?.code ?? 0, output: out + err }),
    )
  })

test('the check lists unreadable values without their text, with or without a running server', async () => {
  await copyDataFolder(inject('dataFolder'), folder)
  const server = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  const user = new Client(server.url)
  const account = read(
    z.object({ id: z.string() }),
    await user.post('/api/auth/signup', sampleBodies['POST /api/auth/signup']),
  )
  const made = await user.post('/api/journal', { title: 'Wisteria', content: 'Over the gate' })
  await user.post('/api/goals', sampleBodies['POST /api/goals'])
  const { id } = read(z.object({ id: z.string() }), made)
  expect(await check({ DATA_DIR: folder })).toEqual({ code: 0, output: 'All 4 sealed values open.\n' })

  const database = new Database({ connectionString: (await connectionOfRunning(folder)) ?? '' })
  await database.connect()
  await database.query('update journal_entries set words = set_byte(words, 20, 255 - get_byte(words, 20))')
  await database.end()
  const beside = await check({ DATA_DIR: folder })
  expect(beside.code).toBe(1)
  expect(beside.output).toMatch(
    new RegExp(
      `^journal_entries words  id ${id}  account ${account.id}  of \\d{4}-\\d\\d-\\d\\d\\n1 of 4 sealed values don’t open\\.\\n$`,
    ),
  )
  await server.stop()
  expect(await check({ DATA_DIR: folder })).toEqual(beside)
})

test('the check creates no key ring if the path is wrong, and says so', async () => {
  const { code, output } = await check({ DATA_DIR: join(folder, 'elsewhere') })
  expect([code, output]).toEqual([2, expect.stringContaining('There is no key ring at')])
  expect(existsSync(join(folder, 'elsewhere'))).toBe(false)
})
