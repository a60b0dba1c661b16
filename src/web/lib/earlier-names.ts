/** Fields that an earlier release named otherwise: its changes may still wait on this device. */
const renamed: Readonly<Record<string, string>> = { noticing: 'noticedBy', planning: 'plannedBy', doing: 'doneBy' }

/** The same JSON, with fields as they are named today. */
export function withTodaysNames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTodaysNames)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [renamed[name] ?? name, withTodaysNames(one)]))
}
