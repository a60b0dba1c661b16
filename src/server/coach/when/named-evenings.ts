import { oneOf } from '../phrase-pattern.ts'

const outings = oneOf(
  "date|game|movie|pizza|taco|family|girls?[’']?s?|ladies[’']?|trivia|bingo|poker|wine|craft|parents?[’']?",
  'open mic|opening|karaoke',
)
const nightOut = new RegExp(String.raw`\b(${outings}) night\b`, 'gi')

/** Hides 'night' in a name such as 'Date night on Saturday', where it isn't a time. */
export const withoutNights = (text: string): string => text.replaceAll(nightOut, '$1 nightout')
export const withNights = (text: string): string => text.replaceAll(/\bnightout\b/g, 'night')
