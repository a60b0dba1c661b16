type Values = Readonly<Record<string, unknown>>

/**
 * Reads the fields of a stored value. A field that is missing or of another type than its default gets the default. So this
 * version of the page can read values that an earlier version stored.
 */
export function withDefaults<T extends Values>(stored: unknown, defaults: T): T {
  const values: unknown = Object.fromEntries(
    Object.entries(defaults).map(([name, fallback]) => {
      const found: unknown = Object.getOwnPropertyDescriptor(Object(stored), name)?.value
      return [name, isOfType(found, fallback) ? found : fallback]
    }),
  )
  return isLike(values, defaults) ? values : defaults
}

const isLike = <T extends Values>(values: unknown, defaults: T): values is T =>
  typeof values === 'object' &&
  values !== null &&
  Object.entries(defaults).every(([name, fallback]) =>
    isOfType(Object.getOwnPropertyDescriptor(values, name)?.value, fallback),
  )

const isOfType = (value: unknown, example: unknown): boolean =>
  value !== null && typeof value === typeof example && Array.isArray(value) === Array.isArray(example)
