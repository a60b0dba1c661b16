import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'glowell-subjects-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

// A hook or a rebase that runs the tests sets GIT_DIR to its own repository.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')))
const hasGit = spawnSync('git', ['--version']).status === 0

const git = (folder: string, ...args: string[]): void => {
  const user = ['-c', 'user.name=Nora', '-c', 'user.email=nora@example.com', '-c', 'init.defaultBranch=main']
  const { status, stderr } = spawnSync('git', [...user, ...args], { cwd: folder, encoding: 'utf8', env })
  if (status !== 0) throw new Error(stderr)
}
const commit = (folder: string, subject: string): void => git(folder, 'commit', '-q', '--allow-empty', '-m', subject)
const check = (folder: string) =>
  spawnSync(process.execPath, [resolve('scripts/lint-subjects.mjs'), folder], { encoding: 'utf8', env })

test.skipIf(!hasGit)('a long subject is refused until it is pushed, and a folder without history passes', () => {
  const [origin, clone] = [join(root, 'origin'), join(root, 'clone')]
  git(root, 'init', '-q', origin)
  commit(origin, 'x'.repeat(73))
  git(root, 'clone', '-q', origin, clone)
  expect(check(clone)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^0 subjects/) })
  commit(clone, `Ünïcödé ${'x'.repeat(64)}`)
  expect(check(clone)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 subjects/) })
  commit(clone, 'y'.repeat(73))
  expect(check(clone)).toMatchObject({ status: 1, stderr: expect.stringContaining('has 73 characters') })
  git(clone, 'branch', '--unset-upstream')
  expect(check(clone)).toMatchObject({ status: 1, stderr: expect.stringContaining('has 73 characters') })
  commit(clone, 'short')
  expect(check(clone)).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 subjects/) })
  expect(check(root).status).toBe(0)
})
