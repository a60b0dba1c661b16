/**
 * A value of type `T` that is JSON already, so that a page of her words is neither parsed nor written again on its way out. It
 * is kept in parts, which are put together once, when it leaves.
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

/** One object with the fields of `plain` and of `json`, an object that is JSON already and has at least one field. */
export function joinJson<A extends object, B extends object>(plain: A, json: Json<B>): Json<A & B> {
  const [first = opening, ...rest] = json.parts
  return new Json([Buffer.from(`${JSON.stringify(plain).slice(0, -1)},`), first.subarray(1), ...rest])
}

/** One object of which every field is JSON already. */
export function objectJson<T extends object>(fields: { [K in keyof T]: Json<T[K]> }): Json<T> {
  const parts: Uint8Array[] = []
  for (const [name, { parts: value }] of Object.entries<Json<unknown>>(fields))
    parts.push(Buffer.from(`${parts.length === 0 ? '{' : ','}${JSON.stringify(name)}:`), ...value)
  return new Json([...parts, Buffer.from('}')])
}

/** An array of ready items, as JSON. */
export const arrayJson = <T>(items: Json<T>[]): Json<T[]> =>
  new Json([opening, ...items.flatMap(({ parts }, index) => (index === 0 ? parts : [comma, ...parts])), closing])

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = Buffer.from(']')

/** What goes on the wire. */
export function toJson(content: unknown): string | Buffer {
  if (content instanceof Json) return content.bytes
  return Array.isArray(content) && content.length > 0 && content.every(isReady)
    ? arrayJson(content).bytes
    : JSON.stringify(content)
}

const isReady = (value: unknown): value is Json<unknown> => value instanceof Json
