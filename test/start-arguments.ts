import { readFileSync } from 'node:fs'
import { z } from 'zod'

const packageFile = new URL('../package.json', import.meta.url)

/** The arguments of `node` in `npm start`: its options, and the script. */
export const startArguments: string[] = z
  .object({ scripts: z.object({ start: z.string().startsWith('node ') }) })
  .parse(JSON.parse(readFileSync(packageFile, 'utf8')))
  .scripts.start.split(' ')
  .slice(1)
