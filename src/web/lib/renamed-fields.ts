/** Fields that an earlier release named otherwise: its changes may still wait on this device. */
const renamed = new Map([
  ['noticing', 'noticedBy'],
  ['planning', 'plannedBy'],
  ['doing', 'doneBy'],
])

/** The same JSON, with fields as they are named today. */
export function withRenamedFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRenamedFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [renamed.get(name) ?? name, withRenamedFields(one)]),
  )
}
