import { readFile } from 'node:fs/promises'
import type { z } from 'zod'

/** Reads a file of `content`; `name` is its path without extension. Throws if it does not match the schema. */
export async function readContent<S extends z.ZodType>(name: string, schema: S): Promise<z.output<S>> {
  const text = await readFile(new URL(`../../../content/${name}.json`, import.meta.url), 'utf8')
  return schema.parse(JSON.parse(text))
}
