const longest = 80
const letters = new Intl.Segmenter()

/** A full name in the profile's two fields: 'Ada Maria Lovelace' is Ada, and Maria Lovelace. Null where there is none. */
export function splitFullName(fullName: string): { firstName: string; lastName: string | null } | null {
  const [first = '', ...rest] = fullName.trim().split(/\s+/u)
  const firstName = shorten(first)
  return firstName === '' ? null : { firstName, lastName: shorten(rest.join(' ')) || null }
}

/** As much as the profile holds, cut between whole characters as she sees them. */
function shorten(name: string): string {
  if (name.length <= longest) return name
  let short = ''
  for (const { segment } of letters.segment(name)) {
    if (short.length + segment.length > longest) break
    short += segment
  }
  return short.trimEnd()
}
