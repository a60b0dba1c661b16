import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure, megabytes, only } from './lib/figure.ts'
import { memoryOf, treeOf } from './lib/process-usage.ts'
import { inFolder, spawnBenchServer } from './lib/server-process.ts'
import { startArguments } from '../test/start-arguments.ts'

const budget = 250_000_000
const rest = 5_000

/** Memory of the idle server and its embedded database: PSS, so that shared pages count once. */
export const memory = (): Promise<Figure[]> =>
  inFolder(async (folder) => {
    const server = await spawnBenchServer({ args: startArguments, env: { DATA_DIR: folder, PORT: '0' }, folder })
    try {
      await wait(rest)
      const tree = await treeOf(server.pid)
      const each = await Promise.all(tree.map(memoryOf))
      const all = each.reduce((sum, bytes) => sum + bytes, 0)
      return [
        atMost('memory at rest, server and database', all, budget, megabytes),
        only('memory at rest, of that the database', megabytes(all - (each[0] ?? 0))),
      ]
    } finally {
      await server.stop()
    }
  })
