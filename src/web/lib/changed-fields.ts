/** Whether two values are equal by value, also where they are lists or objects. */
export const isSame = (a: unknown, b: unknown): boolean => Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

/** The fields of `after` that differ from `before`: the body of a change. Each field is compared as a whole. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const change: Partial<T> = {}
  for (const name of namesOf(after)) if (!isSame(before[name], after[name])) change[name] = after[name]
  return change
}

const namesOf = <T extends object>(value: T) =>
  Object.keys(value).filter((name): name is string & keyof T => name in value)
