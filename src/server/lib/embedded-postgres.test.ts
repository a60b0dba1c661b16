import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { copyDataFolder } from '../../../test/data-folder.ts'
import { compileCache } from '../../../test/start-process.ts'
import { DataDirInUse, lockDataDir } from './embedded-postgres/data-dir-lock.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

const holder = resolve('test/fixtures/database-holder.ts')
const isRoot = process.getuid?.() === 0
const nobody = 65_534
let home = ''

/** Whether another user can enter every folder on the way to this project, and so start the PostgreSQL in it. */
async function isReachable(): Promise<boolean> {
  const paths = [await realpath('.')]
  while (paths[0] !== undefined && paths[0] !== '/') paths.unshift(dirname(paths[0]))
  const modes = await Promise.all(paths.map(async (path) => (await stat(path)).mode))
  return modes.every((mode) => (mode & 0o001) !== 0)
}
const isPrivate = !(await isReachable())

beforeEach(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'database-test-')))
  // The folder itself is for everyone to pass, so that a test decides who may enter the data folder in it.
  await chmod(home, 0o711)
  await copyDataFolder(inject('dataFolder'), join(home, 'data'))
})
const finish: (() => unknown)[] = []
afterEach(async () => {
  for (const step of finish.splice(0).toReversed()) await step()
  await rm(home, { recursive: true, force: true })
})

async function start(dataDir = join(home, 'data'), log: (message: string) => void = () => {}) {
  const database = await startEmbeddedPostgres({ dataDir, log })
  finish.push(database.stop)
  return database
}

async function query<Row extends Record<string, unknown>>(connectionString: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Kills the process that answers a query. */
async function crashWhile(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const answer = client.query(sql)
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
  await answer
}

type Holder = { child: ChildProcess; lines: string[]; first: Promise<string>; ended: Promise<unknown> }

function hold(
  dataDir: string,
  task: 'hold' | 'write',
  options: { uid?: number; gid?: number; path?: string } = {},
): Holder {
  const { path, ...user } = options
  const child = spawn(process.execPath, [holder, dataDir, task], {
    ...user,
    // Files that a killed one leaves in the temporary folder are deleted with the test's own.
    env: { ...process.env, ...compileCache, TMPDIR: home, ...(path !== undefined && { PATH: path }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const first = Promise.withResolvers<string>()
  const ended = once(child, 'close')
  void ended.then(() => first.resolve('ended'))
  createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    first.resolve(line)
  })
  finish.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return { child, lines, first: first.promise, ended }
}

/** A folder for PATH that has these programs and no others. */
async function onlyPrograms(...names: string[]): Promise<string> {
  const folder = join(home, 'bin')
  await mkdir(folder)
  for (const name of names) {
    const found = (process.env['PATH'] ?? '').split(':').find((part) => existsSync(join(part, name)))
    if (found !== undefined) await symlink(join(found, name), join(folder, name))
  }
  return folder
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true })
  const described = names.sort().map(async (name) => {
    const { size, mtimeMs, ctimeMs, mode, uid } = await stat(join(folder, name))
    return [name, size, mtimeMs, ctimeMs, mode, uid].join(' ')
  })
  return [(await stat(folder)).mtimeMs.toString(), ...(await Promise.all(described))]
}

const socketFolder = (connectionString: string) => new URL(connectionString).searchParams.get('host') ?? ''

describe('a private database', () => {
  test('starts in a folder that does not exist yet, with a long path, spaces and quotes, keeps what is written, and starts again', async () => {
    const dataDir = join(home, `a long "path", 'quoted' `.repeat(6), 'user data')
    const first = await startEmbeddedPostgres({ dataDir })
    await query(first.connectionString, `CREATE TABLE note AS SELECT 'Zoë 🌸 ÄÖ' AS text`)
    await first.stop()
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT text, lower(text) AS small FROM note')).toEqual([
      { text: 'Zoë 🌸 ÄÖ', small: 'zoë 🌸 äö' },
    ])
  })

  test('loses nothing to a power cut, listens to nobody else, and gives the server no power over files', async () => {
    const { connectionString } = await start()
    const settings = `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit,
      current_setting('listen_addresses') AS addresses, current_setting('server_encoding') AS encoding, rolsuper AS super
      FROM pg_roles WHERE rolname = current_user`
    expect(await query(connectionString, settings)).toEqual([
      { fsync: 'on', commit: 'on', addresses: '', encoding: 'UTF8', super: false },
    ])
    const modes = [join(home, 'data'), join(home, 'data', 'postgres'), socketFolder(connectionString)].map(
      async (path) => (await stat(path)).mode & 0o777,
    )
    expect(await Promise.all(modes)).toEqual([0o700, 0o700, 0o700])
  })

  test('leaves no process and no socket behind when it is stopped, and stops only once', async () => {
    const { connectionString, pid, stop } = await startEmbeddedPostgres({ dataDir: join(home, 'data') })
    await Promise.all([stop(), stop()])
    expect(existsSync(socketFolder(connectionString))).toBe(false)
    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(existsSync(join(home, 'data', 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('tells the server when it dies by itself', async () => {
    const { pid, died } = await start()
    process.kill(pid, 'SIGQUIT')
    expect((await died).message).toContain('The database ended')
  })

  test('stops even while it recovers from a crash, and keeps what was acknowledged', async () => {
    const dataDir = join(home, 'data')
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir })
    await query(connectionString, 'CREATE TABLE note AS SELECT 1 AS one')
    await expect(crashWhile(connectionString, 'SELECT pg_sleep(60)')).rejects.toThrow(/terminated|ECONNRESET/)
    // A fast shutdown alone would never end here (see serve.ts).
    await stop()
    const again = await start(dataDir)
    expect(await query(again.connectionString, 'SELECT one FROM note')).toEqual([{ one: 1 }])
  })

  test('writes none of the user’s words in its log, whatever goes wrong', async () => {
    const log: string[] = []
    const { connectionString } = await start(join(home, 'data'), (line) => log.push(line))
    await query(connectionString, `CREATE TABLE note (text text UNIQUE); INSERT INTO note VALUES ('marzipan')`)
    await expect(query(connectionString, `SELECT 'marzipan'::uuid`)).rejects.toThrow('marzipan')
    await expect(query(connectionString, `INSERT INTO note VALUES ('marzipan')`)).rejects.toThrow('duplicate')
    await expect(
      query(connectionString, `DO $$ BEGIN RAISE WARNING 'marzipan'; END $$; SELECT marzipan`),
    ).rejects.toThrow('does not exist')
    await expect(crashWhile(connectionString, `SELECT 'marzipan', pg_sleep(60)`)).rejects.toThrow(
      /terminated|ECONNRESET/,
    )
    await expect.poll(() => query(connectionString, 'SELECT 1 AS one').catch(() => [])).toHaveLength(1)
    expect(log.join('\n')).toContain('ready to accept connections')
    expect(log.join('\n')).not.toContain('marzipan')
  })

  test.runIf(process.platform === 'linux')('is told nothing of the environment, where secrets are', async () => {
    process.env['A_SECRET_OF_OURS'] = 'marzipan'
    finish.push(() => void delete process.env['A_SECRET_OF_OURS'])
    const { pid } = await start()
    expect(await readFile(`/proc/${pid}/environ`, 'utf8')).not.toContain('marzipan')
  })
})

describe('one data folder', () => {
  test('is refused to a second server, in this process or another, and the first goes on', async () => {
    const dataDir = join(home, 'data')
    const { connectionString } = await start(dataDir)
    const inUse = `in use by another running server (process ${process.pid})`
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(inUse)
    expect(await hold(dataDir, 'hold').first).toContain(inUse)
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('is not touched by the server that is refused', async () => {
    const dataDir = join(home, 'data')
    await (await startEmbeddedPostgres({ dataDir })).stop()
    // The lock without the database, which would write by itself now and then.
    const lock = lockDataDir(dataDir)
    finish.push(lock.release)
    const before = await filesIn(dataDir)
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(DataDirInUse)
    expect(await hold(dataDir, 'hold').first).toContain('refused DataDirInUse')
    expect(await filesIn(dataDir)).toEqual(before)
  })

  test('goes to exactly one of five servers that start at the same moment', async () => {
    const all = Array.from({ length: 5 }, () => hold(join(home, 'new'), 'hold').first)
    const answers = (await Promise.all(all)).map((line) => line.split(' ', 2).join(' '))
    expect(answers.filter((line) => line.startsWith('up'))).toHaveLength(1)
    expect(answers.filter((line) => line === 'refused DataDirInUse:')).toHaveLength(4)
  })

  test('that holds something else is left alone', async () => {
    await mkdir(join(home, 'new', 'postgres'), { recursive: true })
    await writeFile(join(home, 'new', 'postgres', 'letter.txt'), 'mine')
    await expect(startEmbeddedPostgres({ dataDir: join(home, 'new') })).rejects.toThrow('no PostgreSQL database')
    expect(await readFile(join(home, 'new', 'postgres', 'letter.txt'), 'utf8')).toBe('mine')
  })

  test.each([
    ['names a process that is now another', `${process.pid}\n`],
    ['was emptied by a power cut', ''],
  ])('starts although its postmaster.pid %s', async (_, content) => {
    const dataDir = join(home, 'data')
    await (await startEmbeddedPostgres({ dataDir })).stop()
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), content)
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })
})

describe('after kill -9', () => {
  const writtenIds = (lines: string[]) => lines.filter((line) => line.startsWith('wrote')).map((line) => line.slice(6))

  async function lost(connectionString: string, acknowledged: string[]): Promise<string[]> {
    const rows = await query<{ id: string }>(connectionString, 'SELECT id FROM written')
    const kept = new Set(rows.map(({ id }) => id))
    return acknowledged.filter((id) => !kept.has(id))
  }

  async function killWhileWriting(
    dataDir: string,
    rows: number,
    path?: string,
    withDatabase = false,
  ): Promise<string[]> {
    const { child, lines, first, ended } = hold(dataDir, 'write', path === undefined ? {} : { path })
    const [, databasePid] = (await first).split(' ')
    expect(Number(databasePid)).toBeGreaterThan(0)
    while (writtenIds(lines).length < rows) await once(child.stdout ?? child, 'data')
    if (withDatabase) process.kill(Number(databasePid), 'SIGKILL')
    child.kill('SIGKILL')
    await ended
    return writtenIds(lines)
  }

  test('of the server at any moment, every acknowledged row is there at the next start', async () => {
    const dataDir = join(home, 'data')
    const acknowledged: string[] = []
    for (let round = 0; round < 4; round++) {
      acknowledged.push(...(await killWhileWriting(dataDir, 1 + Math.floor(Math.random() * 300))))
    }
    const { connectionString } = await start(dataDir)
    expect(await lost(connectionString, acknowledged)).toEqual([])
  })

  test('of a server that could not tell its database, the next start stops that, and every row is there', async () => {
    const dataDir = join(home, 'data')
    const acknowledged = await killWhileWriting(dataDir, 100, await onlyPrograms('sh', 'unshare'))
    const log: string[] = []
    const { connectionString } = await start(dataDir, (line) => log.push(line))
    expect(log[0]).toContain('stopping the database that an earlier server left running')
    expect(await lost(connectionString, acknowledged)).toEqual([])
  })

  test('of server and database together, every acknowledged row is there', async () => {
    const dataDir = join(home, 'data')
    const acknowledged = await killWhileWriting(dataDir, 100, undefined, true)
    const { connectionString } = await start(dataDir)
    expect(await lost(connectionString, acknowledged)).toEqual([])
  })

  test.runIf(process.platform === 'linux')('of the server, the database ends by itself', async () => {
    const { child, first, ended } = hold(join(home, 'data'), 'hold')
    const [, pid] = (await first).split(' ')
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => existsSync(`/proc/${pid}/cwd/PG_VERSION`)).toBe(false)
  })

  test('while the database is being made, the next start makes it whole', async () => {
    const dataDir = join(home, 'new')
    for (let round = 0; round < 3; round++) {
      const { child, ended } = hold(dataDir, 'hold')
      await expect
        .poll(() => existsSync(dataDir) && readdir(dataDir), { interval: 5 })
        .toContainEqual(expect.stringContaining('postgres.partial-'))
      setTimeout(() => child.kill('SIGKILL'), Math.random() * 300)
      await ended
    }
    const { connectionString } = await start(dataDir)
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).filter((name) => name.includes('partial'))).toEqual([])
  })
})

describe.runIf(isRoot && process.platform === 'linux')('as root', () => {
  const hasNamespaces = spawnSync('unshare', ['--user', 'true']).status === 0
  test.runIf(hasNamespaces)('the database runs, not as root, in a folder that only root may enter', async () => {
    await chmod(home, 0o700)
    const { connectionString } = await start()
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await stat(join(home, 'data', 'postgres', 'PG_VERSION'))).uid).toBe(0)
  })

  test.skipIf(isPrivate)(
    'it runs as another user where namespaces are forbidden, and goes on from where a namespace left off',
    async () => {
      const dataDir = join(home, 'data')
      await (await startEmbeddedPostgres({ dataDir })).stop()
      const path = await onlyPrograms('sh', 'setpriv')
      for (const folder of [dataDir, join(home, 'new data')]) {
        const { child, first, ended } = hold(folder, 'hold', { path })
        expect(await first).toMatch(/^up/)
        expect((await stat(join(folder, 'postgres', 'PG_VERSION'))).uid).toBe(nobody)
        child.kill('SIGTERM')
        await ended
      }
      const { connectionString } = await start(dataDir)
      expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  const refusal = /refused Error: PostgreSQL does not run as root.*ordinary user.*DATABASE_URL/

  test.runIf(isPrivate)(
    'where namespaces are forbidden and no other user can reach the project, it says what to do',
    async () => {
      const dataDir = join(home, 'data')
      await (await startEmbeddedPostgres({ dataDir })).stop()
      const before = (await stat(dataDir)).mode
      const path = await onlyPrograms('sh', 'setpriv')
      expect(await hold(dataDir, 'hold', { path }).first).toMatch(refusal)
      expect((await stat(dataDir)).mode).toBe(before)
      expect(await query((await start(dataDir)).connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    },
  )

  test('where nothing works, it says what to do', async () => {
    await chmod(home, 0o700)
    const answer = await hold(join(home, 'data'), 'hold', { path: await onlyPrograms('sh') }).first
    expect(answer).toMatch(refusal)
  })

  test.skipIf(isPrivate)('an ordinary user starts it too, in a folder that only this user may enter', async () => {
    const private_ = join(home, 'private')
    await mkdir(private_, { mode: 0o700 })
    await chown(private_, nobody, nobody)
    const { child, first, ended } = hold(join(private_, 'data'), 'hold', { uid: nobody, gid: nobody })
    expect(await first).toMatch(/^up/)
    expect((await stat(join(private_, 'data', 'postgres', 'PG_VERSION'))).uid).toBe(nobody)
    child.kill('SIGTERM')
    await ended
  })
})
