import { oneOf } from '../phrase-pattern.ts'

const outings = oneOf(
  "date|game|movie|pizza|taco|family|girls?[’']?s?|ladies[’']?|trivia|bingo|poker|wine|craft|parents?[’']?",
  'open mic|opening|karaoke',
)
const nightOut = new RegExp(String.raw`\b(${outings}) night\b`, 'gi')

/** Hides the night of a name, as in 'Date night on Saturday', which doesn't say when. */
export const withoutNights = (text: string): string => text.replaceAll(nightOut, '$1 nightout')
export const withNights = (text: string): string => text.replaceAll(/\bnightout\b/g, 'night')
