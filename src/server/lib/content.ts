import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Reads what we wrote from `content`; `name` is the file's path there, without its ending. Throws where it has another shape. */
export async function readContent<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8')
  return schema.parse(JSON.parse(text))
}
