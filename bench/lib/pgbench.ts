import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Statement = { text: string; values: unknown[] }

/** How often per second PostgreSQL alone answers these statements in sequence to 16 clients; null if `pgbench` is not installed. */
export async function barePerSecond(
  connectionString: string,
  statements: readonly Statement[],
  folder: string,
  seconds: number,
): Promise<number | null> {
  const script = join(folder, 'statements.sql')
  const named = statements.map(({ text }, at) => `${text.replaceAll(/\$(\d+)/g, (_, n) => `:v${at}_${n}`)};`)
  await writeFile(script, named.join('\n'))
  const values = statements.flatMap((each, at) =>
    each.values.flatMap((value, n) => ['-D', `v${at}_${n + 1}=${written(value)}`]),
  )
  const load = ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', String(seconds)]
  try {
    const { stdout } = await promisify(execFile)('pgbench', [...load, '-f', script, ...values, connectionString])
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1])
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A value in PostgreSQL's text format. */
const written = (value: unknown): string => (Array.isArray(value) ? `{${value.join(',')}}` : String(value))
