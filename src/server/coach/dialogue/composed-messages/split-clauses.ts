import { sentencesOf } from '../split-sentences.ts'

/** A clause, the number of its sentence, and what joins it to the one before. */
export type Clause = { text: string; sentence: number; joint: string }

const subject =
  '(?:(?:since|when|after|before|until) (?:I|he|she|they|we)|\\p{Lu}\\p{Ll}+day (?:I|he|she|they|we)|I|I’m|I’ve|I’ll|I’d|he|she|they|we|we’re|it|it’s|he’s|she’s|they’re|that’s|nobody|nothing|there|there’s|my \\p{L}+|the \\p{L}+|please|can|could|tell|ask|say|and I|but I|(?:who|what|when|where|how|which) (?:do|does|did|is|are|can|could|should|will|would) (?:I|we|you|he|she|they|the|it)|(?:is|are|did|does|do|has|was|were) (?:the|he|she|they|it|there|my|you|we)|(?!who|what|which|that|there|also|then|just|only)(?:\\p{Ll}{2,14} ){1,2}(?:is|was|were|died|quit|broke|came|won’t|isn’t)|\\p{Lu}\\p{Ll}+ (?:says|is|was|has|can|can’t|will|needs|does|did|wants|land|lands|comes|come))(?!\\p{L})'
const joint = new RegExp(
  `((?:,? (?:and then|and|but|so|because|or else|or)|,|;|:|\\.\\.\\.| -|—| –) )(?=${subject})`,
  'u',
)

/** The clauses of a message that have a subject of their own. */
export function clausesIn(written: string): Clause[] {
  return sentencesOf(written).flatMap((sentence, at) => {
    const plain = sentence.replace(/[.!]{1,3}$/, '')
    const parts = plain.split(joint)
    return parts.flatMap((text, index): Clause[] =>
      index % 2 === 1 || text.trim() === ''
        ? []
        : [{ text: text.trim(), sentence: at, joint: index === 0 ? '' : (parts[index - 1] ?? '') }],
    )
  })
}
