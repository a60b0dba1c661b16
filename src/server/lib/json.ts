/**
 * A value of type `T` as JSON text, so that stored JSON is sent without parsing. Kept in parts, which are joined once, when
 * sent.
 */
export class Json<T> {
  readonly parts: readonly Uint8Array[]
  readonly opensTo?: T

  constructor(parts: readonly Uint8Array[]) {
    this.parts = parts
  }

  get bytes(): Buffer {
    return Buffer.concat(this.parts)
  }
}

/** Merges the fields of `plain` into `json`, an object with at least one field. */
export function joinJson<A extends object, B extends object>(plain: A, json: Json<B>): Json<A & B> {
  const [first = openBracket, ...rest] = json.parts
  return new Json([Buffer.from(`${JSON.stringify(plain).slice(0, -1)},`), first.subarray(1), ...rest])
}

/** An object whose fields are JSON already. */
export function objectJson<T extends object>(fields: { [K in keyof T]: Json<T[K]> }): Json<T> {
  const parts: Uint8Array[] = []
  for (const [name, { parts: value }] of Object.entries<Json<unknown>>(fields))
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`), ...value)
  return new Json([...parts, Buffer.from('}')])
}

/** An array whose items are JSON already. */
export const arrayJson = <T>(items: Json<T>[]): Json<T[]> =>
  new Json([
    openBracket,
    ...items.flatMap(({ parts }, index) => (index === 0 ? parts : [comma, ...parts])),
    closeBracket,
  ])

const openBracket = Buffer.from('[')
const comma = Buffer.from(',')
const closeBracket = Buffer.from(']')

/** Rows that are JSON already are joined as bytes; anything else is serialized. */
export function toJson(content: unknown): string | Buffer {
  if (content instanceof Json) return content.bytes
  return Array.isArray(content) && content.length > 0 && content.every(isReady)
    ? arrayJson(content).bytes
    : JSON.stringify(content)
}

const isReady = (value: unknown): value is Json<unknown> => value instanceof Json
