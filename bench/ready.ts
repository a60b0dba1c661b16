import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { startEmbeddedPostgres } from '#server/lib/embedded-postgres.ts'
import { atMost, type Figure, only, seconds } from './lib/figure.ts'
import { inFolder, spawnBenchServer } from './lib/server-process.ts'
import { startArguments } from '../test/start-arguments.ts'
import { alternate, median, ratio, time } from './lib/rounds.ts'

const rounds = 7

/** From the start of the process to 'ready', when nothing has changed: against an empty Node process and a bare database. */
export const ready = (): Promise<Figure[]> =>
  inFolder(async (folder) => {
    const env = { DATA_DIR: folder, PORT: '0' }
    const start = (command: string, args: string[]) => async () => {
      const server = await spawnBenchServer({ command, args, env, folder })
      await server.stop()
      return server.readyAfter
    }
    const floor = async () => {
      const empty = await time(() => once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit'))
      let engine: Awaited<ReturnType<typeof startEmbeddedPostgres>> | undefined
      const database = await time(async () => (engine = await startEmbeddedPostgres({ dataDir: folder })))
      await engine?.stop()
      return empty + database
    }
    const [server = [], npmStart = [], bare = []] = await alternate(
      rounds,
      start(process.execPath, startArguments),
      start('npm', ['start']),
      floor,
    )
    return [
      only('second start to ready, npm start', seconds(median(npmStart))),
      only('second start to ready, of that the server', seconds(median(server))),
      only('empty Node and bare embedded database', seconds(median(bare))),
      atMost('second start / empty Node and bare database', ratio(server, bare), 20),
    ]
  })
