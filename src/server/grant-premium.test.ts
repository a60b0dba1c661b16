import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { premium } from '#contract/premium.ts'
import { Client, read } from '../../test/client.ts'
import { copyDataFolder } from '../../test/data-folder.ts'
import { readGrant } from './premium/grant-arguments.ts'
import { compileCache, programArgs, startProcess, withoutCoach } from '../../test/start-process.ts'

let folder = ''
let server: Awaited<ReturnType<typeof startProcess>>
let user: Client
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-grant-'))
  await copyDataFolder(inject('dataFolder'), folder)
  server = await startProcess({ ...withoutCoach, DATA_DIR: folder })
  user = new Client(server.url)
  await user.post('/api/auth/signup', {
    username: 'Rosa',
    email: 'rosa@example.com',
    password: 'a quiet morning light',
  })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const grant = (...given: string[]) =>
  new Promise<{ code: unknown; output: string }>((settle) => {
    const env = { PATH: process.env['PATH'], ...compileCache, DATA_DIR: folder }
    execFile(process.execPath, [...programArgs, 'src/server/grant-premium.ts', ...given], { env }, (error, out, err) =>
      settle({ code: error?.code ?? 0, output: out + err }),
    )
  })
const planOf = async () => read(premium, await user.get('/api/premium'))

test('an operator grants premium beside the running server, and the next request has it', async () => {
  expect(await grant('rosa')).toEqual({ code: 0, output: 'Rosa has premium without an end.\n' })
  expect(await planOf()).toMatchObject({ isPremium: true, source: 'granted', until: null })
  const { code, output } = await grant('ROSA', '30')
  expect([code, output]).toEqual([0, expect.stringMatching(/^Rosa has premium until \d{4}-\d\d-\d\d\.\n$/)])
  expect((await planOf()).until?.slice(0, 10)).toBe(/until (\S+)\./.exec(output)?.[1])
  expect(await grant('rosa', '0')).toEqual({ code: 0, output: 'Rosa has no granted premium anymore.\n' })
  expect(await planOf()).toMatchObject({ isPremium: false, source: 'none', trialAvailable: true })
})

test('a name that nobody has, or days that are no number, change nothing and say so', async () => {
  expect(await grant('nobody')).toEqual({ code: 2, output: 'There is no account named nobody.\n' })
  const usage = 'npm run grant-premium -- NAME'
  expect(await grant('rosa', 'soon')).toEqual({ code: 2, output: expect.stringContaining(usage) })
  for (const given of [[], ['rosa', '-1'], ['rosa', '4000'], ['rosa', '1', '2']])
    expect(() => readGrant(given)).toThrow(usage)
  expect(await planOf()).toMatchObject({ isPremium: false })
})
