import { resolve } from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { DataDirInUse } from './embedded-postgres/data-dir-lock.ts'
import { connectionOfRunning } from './embedded-postgres/endpoint.ts'

type Settings = { DATABASE_URL?: string | undefined; DATA_DIR: string }

/** For an operator's command: connects to the running server's database, or starts one for the command. */
export async function connectForCommand({ DATABASE_URL, DATA_DIR }: Settings) {
  const stop = async () => {}
  if (DATABASE_URL !== undefined) return { connectionString: DATABASE_URL, stop }
  try {
    return await startEmbeddedPostgres({ dataDir: resolve(DATA_DIR) })
  } catch (error) {
    const connectionString = await connectionOfRunning(resolve(DATA_DIR))
    if (!(error instanceof DataDirInUse) || connectionString === null) throw error
    return { connectionString, stop }
  }
}
