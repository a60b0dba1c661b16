/** A value of type `T` that is JSON already, so that a page of her words is neither parsed nor written again on its way out. */
export class Json<T> {
  readonly bytes: Buffer
  readonly opensTo?: T

  constructor(bytes: Buffer) {
    this.bytes = bytes
  }
}

/** One object with the fields of `plain` and of `json`, an object that is JSON already and has at least one field. */
export const joinJson = <A extends object, B extends object>(plain: A, json: Json<B>): Json<A & B> =>
  new Json(Buffer.concat([Buffer.from(`${JSON.stringify(plain).slice(0, -1)},`), json.bytes.subarray(1)]))

/** One object of which every field is JSON already. */
export const objectJson = <T extends object>(fields: { [K in keyof T]: Json<T[K]> }): Json<T> =>
  new Json(
    Buffer.concat([
      ...Object.entries<Json<unknown>>(fields).flatMap(([name, { bytes }], index) => [
        Buffer.from(`${index === 0 ? '{' : ','}${JSON.stringify(name)}:`),
        bytes,
      ]),
      Buffer.from('}'),
    ]),
  )

/** An array of ready items, as JSON. */
export const arrayJson = <T>(items: Json<T>[]): Json<T[]> => new Json(listJson(items))

/** An array of ready items, as JSON. */
export const listJson = (items: Json<unknown>[]): Buffer =>
  Buffer.concat([opening, ...items.flatMap(({ bytes }, index) => (index === 0 ? [bytes] : [comma, bytes])), closing])

const opening = Buffer.from('[')
const comma = Buffer.from(',')
const closing = Buffer.from(']')
