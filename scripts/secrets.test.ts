import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-secrets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const search = () => spawnSync(process.execPath, [resolve('scripts/secrets.mjs'), folder], { encoding: 'utf8' })

// In parts, so that the scan does not find them here.
const secrets = [
  ['a key of a cloud', 'AWSSecretAccessKey', ['AWS_SECRET_ACCESS_KEY=', 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzq7Xw2kLpT']],
  ['a token of a code host', 'GITHUB_TOKEN', ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx']],
  [
    'a private key',
    'PrivateKey',
    ['-----BEGIN RSA PRIVATE ', `KEY-----\n${'MIIEow'.repeat(20)}\n-----END RSA PRIVATE KEY-----`],
  ],
  ['a password in an address', 'BasicAuth', ['https://admin:', 'q7Xw2kLpTzR@models.glowell.dev/v1']],
] as const
const clean = 'export const key = process.env.COACH_API_KEY\n'

test('a key, a token or a password in a file ends the run, and its path is printed, not its value', async () => {
  await mkdir(join(folder, 'deep/er'), { recursive: true })
  await writeFile(join(folder, 'settings.ts'), clean)
  for (const [name, , parts] of secrets)
    await writeFile(
      join(folder, `deep/er/${name}.ts`),
      `export const first = 1\nexport const value = '${parts.join('')}'\n`,
    )
  const { status, stdout, stderr } = search()
  expect(status).toBe(1)
  for (const [name, kind, parts] of secrets) {
    expect(stderr).toMatch(new RegExp(`deep/er/${name}.ts:2: ${kind}`, 'i'))
    expect(stdout + stderr).not.toContain(parts.join('').slice(0, 30))
  }
  expect(stderr).not.toContain('settings.ts')
})

test('files without a secret pass', async () => {
  await writeFile(join(folder, 'settings.ts'), clean)
  expect(search().status).toBe(0)
})
