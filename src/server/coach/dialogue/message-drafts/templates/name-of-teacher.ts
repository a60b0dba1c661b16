import { capitalize } from '#contract/capitalize.ts'
import type { DraftRequestText } from './draft-template.ts'

const titled = new RegExp(
  String.raw`\b(mrs|mr|ms|miss|dr|coach|professor)\.? (?!(?:that|and|about|my|a|to|he|she|for|asking|saying|i|in|is|if|` +
    'the|says?|said|because|who|how|what|practice|school|class|work|game|games|first|last|today|tomorrow|' +
    'tonight|two|three|some|most|all|this|next|for|on|at|with|him|them|you|it|so|but|only|plays|keeps|never|' +
    String.raw`\p{L}+day)\b)(\p{L}{3,})`,
  'iu',
)
/** Returns the teacher's name for the greeting, or brackets if the message has none. */
export const nameOfTeacher = ({ text, line: words }: DraftRequestText): string => {
  const [, title, name] = titled.exec(text) ?? []
  if (title !== undefined && name !== undefined)
    return `${capitalize(title.toLowerCase())}${/^(?:mrs|mr|ms|dr)$/i.test(title) ? '.' : ''} ${capitalize(name.toLowerCase())}`
  return /\bprof(?:essor)?\b/.test(words)
    ? 'Professor [name]'
    : /\badvis[oe]r\b/.test(words)
      ? '[advisor’s name]'
      : /\bcoach/.test(words) && !/\bteacher/.test(words)
        ? '[coach’s name]'
        : '[teacher’s name]'
}
