/** The path of each text in a value, with a function that replaces that text. */
export function textFieldsOf(value: unknown): [string, (text: string) => unknown][] {
  if (typeof value === 'string') return [['', (text) => text]]
  if (Array.isArray(value))
    return textFieldsOf(value[0]).map(([path, put]) => [`0.${path}`, (text) => [put(text), ...value.slice(1)]])
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    textFieldsOf(part).map(([path, put]): [string, (text: string) => unknown] => [
      path === '' ? name : `${name}.${path}`,
      (text) => ({ ...value, [name]: put(text) }),
    ]),
  )
}
