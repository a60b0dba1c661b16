/** How often messages about a matter name each kind of person, from 0 to 255, by matter and kind; `common` is for all matters. */
export type PeopleRates = { kinds: readonly string[]; common: readonly number[]; rates: Uint8Array }

/** The weights of people who are named, and of those who aren't, relative to the words' score. Fitted on left-out writers. */
const named = 0.225
const notNamed = 0.375
/** In terms. In a shorter message, that someone isn't named counts less. */
const wholeFrom = 6

/** Clamps a share, so that no single person named includes or excludes a matter. */
const shareOfByte = (byte: number): number => Math.min(0.98, Math.max(0.002, byte / 255))

/** Returns by matter the log likelihood ratio of naming these people in a message about it, compared to any message. */
export type PeopleWeigher = (people: ReadonlySet<string>, length: number) => Float64Array

/** Creates the weigher for these rates. */
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
  /** The sums for a message that names nobody. Every message starts from these, because most name few people. */
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

/** Groups of kinds that belong to the same side of a life. */
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
/** The largest share of the others' rate at which messages about a matter may name the person and still be about others. */
const rarely = 0.1
/** Below this share a matter is not about a particular person. */
const aboutSomebody = 0.25

/** Whether a matter is about other people than those named. */
export function isOfOthers({ kinds, rates }: PeopleRates, people: ReadonlySet<string>, matter: number): boolean {
  const shareOf = (kind: string): number => (rates[matter * kinds.length + kinds.indexOf(kind)] ?? 0) / 255
  const shares = sides.map((side) => Math.max(...side.map(shareOf)))
  const most = Math.max(...shares)
  const namedSides = sides.map((side) => side.filter((kind) => people.has(kind)))
  if (most < aboutSomebody || namedSides.every((kinds) => kinds.length === 0)) return false
  if (namedSides[shares.indexOf(most)]?.length !== 0) return false
  return namedSides.flat().every((kind) => shareOf(kind) < rarely * most)
}
