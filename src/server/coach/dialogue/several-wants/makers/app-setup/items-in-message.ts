import { oneOf } from '../../../../phrase-pattern.ts'

/** Matches the end of a sentence. */
const sentenceEnd = /(?<=[.?!])\s+/
/** Matches a comma or an 'and' before the next thing to do. */
const itemBreak = new RegExp(
  [
    String.raw`,? and (?=(?:read|take|get|drink|call|walk|run|stretch|pray|journal|go|stop|learn|practice|save|do)\b`,
    String.raw`(?![^.?!]{0,25} instead\b))|, (?=(?:read|take|get|drink|call|walk|run|stretch|pray|journal|go|stop|learn`,
    String.raw`|practice|save)\b)`,
  ].join(''),
)

const isStopped = /\b(?:don['’]t want|can['’]t|cannot|stopped|no longer|not allowed|anymore|hate)\b/
const somebody = oneOf(
  'my (?:husband|wife|son|daughter|boyfriend|girlfriend|partner|kids?|mom|dad|sister|brother|roommate|friend)',
  'he|she|they',
)
/** Matches what somebody else does or wants to do. */
const isOfSomebodyElse = new RegExp(
  String.raw`\b(?:${somebody}) (?:${oneOf(
    'runs?|walks?|works? out|wants?|likes?|takes?|needs?|reads?|prays?|stretch(?:es)?|learns?|practices?|goes|go|lifts?|does|do',
  )})\b`,
)

/** Splits a message into what its user may want to do, item by item. */
export const splitItems = (all: string): string[] =>
  all
    .split(sentenceEnd)
    .filter((sentence) => !isOfSomebodyElse.test(sentence))
    .flatMap((sentence) => sentence.split(itemBreak))
    .filter((item) => !isStopped.test(item))
