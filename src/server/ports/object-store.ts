/**
 * Stores bytes under keys such as `pictures/1/2`, with letters, digits, `-` and `_` between the slashes. `put` is durable and
 * atomic once it settles. While the store is unreachable each method throws `unavailable`; `put` throws `storage_full` if there
 * is no space.
 */
export type ObjectStore = {
  put(key: string, bytes: Buffer): Promise<void>
  /** The bytes under a key, or null. */
  get(key: string): Promise<Buffer | null>
  /** Removing a missing key is not an error. */
  remove(key: string): Promise<void>
}
