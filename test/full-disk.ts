import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const size = 262_144

/**
 * A full disk: a small tmpfs, mounted in the namespace of a child process and reached through it. Undefined where mounting
 * is not allowed.
 */
export async function fullDisk() {
  const mount = `mount -t tmpfs -o size=${size},mode=700 disk "$1" && echo mounted && exec cat`
  const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', tmpdir()]
  const child = spawn('unshare', args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise<void>((settle) => child.once('error', () => settle()).once('exit', () => settle()))
  const isMounted = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isMounted) return undefined
  const folder = `/proc/${child.pid}/root${tmpdir()}`
  const ballast = join(folder, 'ballast')
  await writeFile(ballast, Buffer.alloc(size))
  return {
    folder,
    makeRoom: () => rm(ballast),
    remove: async () => {
      child.stdin.end()
      await ended
    },
  }
}
