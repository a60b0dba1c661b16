import { oneOf, wholeWords } from '../../phrase-pattern.ts'

/** Whether a line (normalized) is of this. */
export type Asks = (line: string) => boolean

export const all =
  (...tests: readonly Asks[]): Asks =>
  (line) =>
    tests.every((test) => test(line))
export const any =
  (...tests: readonly Asks[]): Asks =>
  (line) =>
    tests.some((test) => test(line))
export const has =
  (...forms: readonly RegExp[]): Asks =>
  (line) =>
    forms.some((form) => form.test(line))
export const hasNo =
  (...forms: readonly RegExp[]): Asks =>
  (line) =>
    !forms.some((form) => form.test(line))

const verbs = oneOf(
  'write|draft|compose|word|give|gimme|make|create|type|need|want|wanna|like|love|looking for|find|share|send|suggest|recommend',
  'come up with|put together|help|got|have|any|some|whats|what is|what are|what|which|know|tell|say|do|list|plan|could use|can i get',
)
export const verbsToWrite =
  'write|writing|rite me|draft|compose|word|make|create|type|need|want|help|give|come up with|put together|something|do'

/** In words. Between the verb and what is wanted. */
const gap = '(?: [a-z0-9]+){0,6}'
const fillers = oneOf(
  'ok|okay|hey|hi|please|pls|luxee|so|just|a|an|some|any|short|quick|little|good|simple|cheap|easy|nice|gentle|sweet|free|list|few',
  String.raw`couple|of|more|best|fun|new|one|two|three|\d{1,2}`,
)

/** Matches a request for a kind of text: 'Write me a short prayer', 'prayer for my son', 'is there a verse for'. */
export const wants = (noun: string, by = verbs): RegExp =>
  new RegExp(String.raw`\b(?:${by}|is there|are there)\b${gap} (?:${noun})\b|^(?:(?:${fillers}) ){0,6}(?:${noun})\b`)

/** Matches words for records. */
const ofRecords = wholeWords([
  'how many|how much|how often|did i|have i|do i have|i saved|i wrote|i added|i logged|when (?:did|was)|last time',
  '(?<!\\b(?:write|make|word|draft)(?: me)? )my affirmations?|my (?:prayers?|verses?|chores? list|prayer list|lists?|planner|calendar|journal)|prayer list|chore list(?!.{0,60}\\b(?:(?:age[sd]?|kids?|children)(?: are)? \\d|\\d{1,2} (?:yo|yrs?|years? old)\\b))',
  'of the day|write down|answered',
])
/** Words for a record as it is kept, and for much else that a piece may be about: 'thank you for helping us move'. */
const keeping = wholeWords(['prayer requests?|todays|mark|delete|remove|move|remind|schedule|track|log'])
const asksToWrite = new RegExp(
  [
    String.raw`^(?:(?:ok|okay|hey|hi|please|pls|luxee|can|could|will|you|u|i|need|want|to|help|me|us|just|also)`,
    String.raw` ){0,8}(?:write|draft|compose|word|come up with|make up)\b(?! down)|\b(?:write|draft|compose|come up with)(?:`,
    String.raw` me| us)? (?:a|an|some|something|my|the|our) `,
  ].join(''),
  '',
)
const toKeep = new RegExp(
  [
    String.raw`^(?:(?:ok|okay|hey|hi|please|pls|luxee|can you|could you|i want to|lets) ){0,4}(?:add|save|put|set|keep|record`,
    String.raw`|change|rename|remind|schedule|track|log|delete|remove|move)\b`,
  ].join(''),
  '',
)
/** In someone’s journal: 'prompts for my journal'. */
const forJournal = /\b(?:prompts?|questions?|ideas|about|things)\b.{0,30}\b(?:for|in) my journal\b/
/** Tells whether the line asks about records or adds one. */
export const isOfRecords: Asks = (line) =>
  toKeep.test(line) ||
  (ofRecords.test(line) && !forJournal.test(line)) ||
  (keeping.test(line) && !asksToWrite.test(line))
