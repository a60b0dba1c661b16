import { execFile } from 'node:child_process'
import { chmod, chown, readFile, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A way to start a program as a user that PostgreSQL accepts: it refuses root. */
export type RunAs = {
  /** Command words before the program and its arguments. */
  prefix: string[]
  /** Set if the process must run as another user, who owns its files. */
  user?: { uid: number; gid: number }
}

const direct: RunAs = { prefix: [] }

/** Command words that send a program `signal` when this process ends; none where that is not possible. */
export async function endWithParent(signal: 'INT'): Promise<string[]> {
  const prefix = ['setpriv', '--pdeathsig', signal]
  return process.platform === 'linux' && (await works([...prefix, 'true'], direct)) ? prefix : []
}

/** Finds a way to run `program` with access to `dataDir`. Throws an error that says what to do instead. */
export async function findRunAs(
  program: string,
  dataDir: string,
  cluster: string,
  env: NodeJS.ProcessEnv,
): Promise<RunAs> {
  if (process.getuid === undefined || (process.getuid() !== 0 && hasName())) return direct
  // Enters the folder and starts, as PostgreSQL does.
  const probe = ['sh', '-c', 'cd "$1" && exec "$2" --version', 'sh', dataDir, program]
  for (const candidate of await candidates(cluster)) {
    const undo = await grantAccess(candidate, dataDir)
    if (await works([...candidate.prefix, ...probe], candidate, env)) return candidate
    await undo()
  }
  throw new Error(
    process.getuid() === 0
      ? `PostgreSQL does not run as root, and no other user can enter ${dataDir} and start ${program} here. ` +
          'Start the server as an ordinary user who owns the data folder, or set DATABASE_URL to use a PostgreSQL of your own.'
      : `PostgreSQL needs a user with a name, and user ${process.getuid()} has none on this machine. ` +
          'Add it to /etc/passwd, start the server as another user, or set DATABASE_URL to use a PostgreSQL of your own.',
  )
}

// A user namespace comes first: files keep their owner, and private folders stay accessible.
async function candidates(cluster: string): Promise<RunAs[]> {
  const isRoot = process.getuid?.() === 0
  const owner = await stat(cluster).catch(() => undefined)
  if (isRoot && owner !== undefined && owner.uid !== 0) {
    return [{ prefix: [], user: { uid: owner.uid, gid: owner.gid } }]
  }
  const user = await unprivilegedUser()
  if (user === undefined) return []
  const namespace = ['unshare', '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, '--']
  return isRoot ? [{ prefix: namespace }, { prefix: [], user }] : [{ prefix: namespace }]
}

// initdb needs a user with a name.
async function unprivilegedUser(): Promise<RunAs['user']> {
  const lines = (await readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n')
  const users = lines
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  const found = users.find(({ name }) => name === 'nobody') ?? users[0]
  return found && { uid: found.uid, gid: found.gid }
}

// A folder that only root can enter gets the other user's group, which may pass through but not list it.
async function grantAccess({ user }: RunAs, dataDir: string): Promise<() => Promise<void>> {
  const before = await stat(dataDir)
  if (user === undefined || before.uid === user.uid || (before.mode & 0o011) !== 0) return async () => {}
  await chown(dataDir, before.uid, user.gid)
  await chmod(dataDir, 0o710)
  return async () => {
    await chown(dataDir, before.uid, before.gid)
    await chmod(dataDir, before.mode & 0o777)
  }
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

async function works([file = '', ...args]: string[], { user }: RunAs, env = process.env): Promise<boolean> {
  try {
    await run(file, args, { ...user, env, cwd: '/', timeout: 10_000 })
    return true
  } catch {
    return false
  }
}
