/** The path of each text in a value, with a function that replaces that text. */
export function placesOf(value: unknown): [string, (text: string) => unknown][] {
  if (typeof value === 'string') return [['', (text) => text]]
  if (Array.isArray(value))
    return placesOf(value[0]).map(([place, put]) => [`0.${place}`, (text) => [put(text), ...value.slice(1)]])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    placesOf(part).map(([place, put]): [string, (text: string) => unknown] => [
      place === '' ? name : `${name}.${place}`,
      (text) => ({ ...value, [name]: put(text) }),
    ]),
  )
}
