const maxLength = 80
const letters = new Intl.Segmenter()

/** 'Ada Maria Lovelace' is Ada, and Maria Lovelace. Null without a name. */
export function splitFullName(fullName: string): { firstName: string; lastName: string | null } | null {
  const [first = '', ...rest] = fullName.trim().split(/\s+/u)
  const firstName = shorten(first)
  return firstName === '' ? null : { firstName, lastName: shorten(rest.join(' ')) || null }
}

/** Cut between graphemes to the profile's limit. */
function shorten(name: string): string {
  if (name.length <= maxLength) return name
  let short = ''
  for (const { segment } of letters.segment(name)) {
    if (short.length + segment.length > maxLength) break
    short += segment
  }
  return short.trimEnd()
}
