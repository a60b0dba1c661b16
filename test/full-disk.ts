import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A small disk: a tmpfs of `size` bytes, mounted in the namespace of a child process. Tests reach it as `outside`; a command
 * that `within` begins sees it as `inside`. Undefined where mounting is not allowed.
 */
export async function smallDisk(size: number) {
  const inside = await mkdtemp(join(tmpdir(), 'glowell-disk-'))
  const mount = `mount -t tmpfs -o size=${size},mode=700 disk "$1" && echo mounted && exec cat`
  const args = ['--user', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh', inside]
  const child = spawn('unshare', args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const ended = new Promise<void>((settle) => child.once('error', () => settle()).once('exit', () => settle()))
  const remove = async () => {
    child.stdin.end()
    await ended
    await rmdir(inside)
  }
  const isMounted = await Promise.race([once(child.stdout, 'data').then(() => true), ended.then(() => false)])
  if (!isMounted) {
    await rmdir(inside)
    return undefined
  }
  const outside = `/proc/${child.pid}/root${inside}`
  const ballast = join(outside, 'ballast')
  return {
    inside,
    outside,
    within: ['nsenter', '--target', String(child.pid), '--user', '--mount', '--preserve-credentials'],
    /** Fills the disk up to this many free bytes. */
    fill: async (left: number) => {
      const { bavail, bsize } = await statfs(outside)
      await writeFile(ballast, Buffer.alloc(bavail * bsize - left))
    },
    makeRoom: () => rm(ballast),
    remove,
  }
}
