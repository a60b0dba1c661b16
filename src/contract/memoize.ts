/** Makes a value when its key is first asked for, and keeps it. Creating an `Intl` format costs more than using it a hundred times. */
export function memoize<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, { value: T }>()
  return (key) => {
    const { value } = made.get(key) ?? { value: make(key) }
    made.set(key, { value })
    return value
  }
}
