/** Verbs with their past tense and participle: 'work: worked' if both are the same, otherwise 'go: went gone'. */
const written = `work worked|live lived|study studied|teach taught|learn learned|know knew known|have had|be was been|play played|
speak spoke spoken|drive drove driven|cook cooked|clean cleaned|help helped|sell sold|run ran run|manage managed|own owned|write wrote written|
sing sang sung|paint painted|use used|wait waited|want wanted|love loved|like liked|need needed|go went gone|come came come|see saw seen|
do did done|make made|take took taken|buy bought|eat ate eaten|meet met|get got gotten|give gave given|say said|tell told|find found|
leave left|lose lost|start started|finish finished|visit visited|travel traveled|call called|ask asked|send sent|pay paid|forget forgot forgotten`
const verbs = written.split('|').map((line) => {
  const [base = '', past = '', participle = past] = line.trim().split(' ')
  return { base, past, participle }
})
const byBase = new Map(verbs.map((verb) => [verb.base, verb]))

export const verbBases: readonly string[] = verbs.map(({ base }) => base)
export const pastOf = (base: string): string | null => byBase.get(base.toLowerCase())?.past ?? null
export const participleOf = (base: string): string | null => byBase.get(base.toLowerCase())?.participle ?? null
/** Returns the participle of a past form: 'lost' stays, 'went' becomes 'gone'. */
export const participleOfPast = (past: string): string | null =>
  verbs.find((verb) => verb.past === past.toLowerCase())?.participle ?? null
export const pastOfParticiple = (word: string): string | null =>
  verbs.find(({ participle }) => participle === word.toLowerCase())?.past ?? null

const stative = new Set('know have be own want love like need'.split(' '))
/** How long something has gone on: 'have known', 'have been working'. */
export function perfectOf(base: string): string | null {
  const participle = participleOf(base)
  if (participle === null) return null
  if (stative.has(base.toLowerCase())) return participle
  const stem = /[^eoy]e$/.test(base) ? base.slice(0, -1) : base === 'run' ? 'runn' : base
  return `been ${stem}ing`
}
export const thirdPersonOf = (base: string): string => {
  if (base === 'have') return 'has'
  if (/(?:s|sh|ch|x|o)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
