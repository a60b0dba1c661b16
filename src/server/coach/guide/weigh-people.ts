/** How often the messages about a matter name each kind of person: shares from 0 to 255, by matter and kind, and those of all matters. */
export type PeopleRates = { kinds: readonly string[]; common: readonly number[]; rates: Uint8Array }

/** Weights of the people who are named, and of those who aren't, relative to the words' score. Fitted on writers left out. */
const named = 0.225
const notNamed = 0.375
/** In a message of fewer terms than this, it counts for less that someone isn't named. */
const wholeFrom = 6

/** Kept away from 0 and 1, so that no single person named rules a matter in or out. */
const shareOfByte = (byte: number): number => Math.min(0.98, Math.max(0.002, byte / 255))

/** By matter: the log of how much likelier it is that a message about it names these people, than that any message does. */
export type PeopleWeigher = (people: ReadonlySet<string>, length: number) => Float64Array

export function createPeopleWeigher({ kinds, common, rates }: PeopleRates): PeopleWeigher {
  const matters = rates.length / kinds.length
  const logs = kinds.map((_, at) => {
    const usual = shareOfByte(common[at] ?? 0)
    const shares = Array.from({ length: matters }, (__, matter) => shareOfByte(rates[matter * kinds.length + at] ?? 0))
    return {
      present: Float32Array.from(shares, (share) => named * Math.log(share / usual)),
      absent: Float32Array.from(shares, (share) => notNamed * Math.log((1 - share) / (1 - usual))),
    }
  })
  /** Where nobody is named: most messages name few. */
  const nobody = Float64Array.from({ length: matters }, (_, matter) =>
    logs.reduce((sum, { absent }) => sum + (absent[matter] ?? 0), 0),
  )
  return (people, length) => {
    const whole = Math.min(1, length / wholeFrom)
    const sums = nobody.map((sum) => whole * sum)
    for (const [at, kind] of kinds.entries()) {
      const log = logs[at]
      if (log === undefined || !people.has(kind)) continue
      for (let matter = 0; matter < matters; matter += 1)
        sums[matter] = (sums[matter] ?? 0) + (log.present[matter] ?? 0) - whole * (log.absent[matter] ?? 0)
    }
    return sums
  }
}

/** Kinds that are the same side of a life. */
const sides: readonly (readonly string[])[] = [
  ['smallChild', 'child', 'teen', 'adultChild', 'grandchild', 'age0', 'age13'],
  ['partner', 'ex', 'dating'],
  ['parent', 'grandparent', 'inLaw'],
  ['sibling'],
  ['friend'],
  ['boss', 'colleague', 'report', 'client'],
  ['neighbor', 'landlord', 'roommate'],
  ['pet'],
]
/** Messages about the matter name the named person at most this often, as a share of how often they name others. */
const rarely = 0.1
/** Below this share a matter is about nobody in particular. */
const aboutSomebody = 0.25

/** Whether a matter is about other people than those that are named. */
export function isOfOthers({ kinds, rates }: PeopleRates, people: ReadonlySet<string>, matter: number): boolean {
  const shareOf = (kind: string): number => (rates[matter * kinds.length + kinds.indexOf(kind)] ?? 0) / 255
  const shares = sides.map((side) => Math.max(...side.map(shareOf)))
  const most = Math.max(...shares)
  const namedSides = sides.map((side) => side.filter((kind) => people.has(kind)))
  if (most < aboutSomebody || namedSides.every((kinds) => kinds.length === 0)) return false
  if (namedSides[shares.indexOf(most)]?.length !== 0) return false
  return namedSides.flat().every((kind) => shareOf(kind) < rarely * most)
}
