/** Checks a key, so that it cannot lead outside of the store. Throws for any other text. */
export function checkKey(key: string): string {
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(key)) throw new TypeError('Not a key of the object store')
  return key
}
