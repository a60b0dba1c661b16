import { phraseToReader, slots, type TextKind } from './text-brief.ts'

const interviewed = new RegExp(
  [
    String.raw`\bI (?:just )?(?:interviewed|had (?:an|my) interview) (?:for (?<job>(?:the |a )?[\p{L} ]{3,40}? (?:job`,
    String.raw`|position|role)) )?(?:(?:at|with) (?<where>(?:the |a )?[\p{L}’& ]{3,30}?)(?= yesterday| today| this| on\b`,
    String.raw`| with\b|[.,;]|$) ?)?(?<when>yesterday|today|this morning|on \p{L}+day)?`,
  ].join(''),
  'u',
)
const met = /\bwith (?<name>(?:(?:Mrs?|Ms|Dr)\.? )?\p{Lu}\p{L}+)\b/u
const talked = /\bwe talked about (?<what>[^.?!,]{3,50})/u
/** Thanks for an interview. */
export const interviewThanks: TextKind = ({ told, want }) => {
  const found = slots(told, interviewed)
  if (found === null || !/\bthank/u.test(want)) return null
  const name = slots(told, met)?.['name']
  const what = slots(told, talked)?.['what']
  const said =
    what === undefined ? null : phraseToReader(what, { name: null, role: null, gender: 'woman', isGenderSure: true })
  return {
    hello: name === undefined ? 'Hello,' : `Hi ${name},`,
    subject: 'Thank you',
    sentences: [
      `Thank you for talking with me ${found['when'] ?? ''} about ${found['job'] ?? 'the job'}${found['where'] === undefined ? '' : ` at ${found['where'].trim()}`}.`.replace(
        '  ',
        ' ',
      ),
      said === null ? null : `I enjoyed hearing about ${said.trim()}.`,
      'I’d be glad to send anything else you need.',
      'I look forward to hearing from you!',
    ],
    tip: 'Send it within a day. A week after that, one short check-in is fine.',
  }
}

const deed = new RegExp(
  [
    String.raw`(?<!\b(?:I|we|We|I’ve) )\b(?<verb>covered for|watched|helped|drove|fed|picked up|took care of|sat with|cooked for|looked after`,
    '|stayed with) (?<what>(?:me|us|my|our|the) ?[^.?!]{0,90})',
  ].join(''),
  'u',
)
const gerunds = new Map(
  Object.entries({
    'covered for': 'covering for',
    watched: 'watching',
    helped: 'helping',
    drove: 'driving',
    fed: 'feeding',
    'picked up': 'picking up',
    'took care of': 'taking care of',
    'sat with': 'sitting with',
    'cooked for': 'cooking for',
    'looked after': 'looking after',
    'stayed with': 'staying with',
  }),
)
/** Thanks somebody for what is told that they did. */
export const deedThanks: TextKind = ({ told, want, reader }) => {
  const found = slots(told, deed)
  const verb = gerunds.get(found?.['verb'] ?? '')
  if (verb === undefined || found?.['what'] === undefined || !/\bthank/u.test(want)) return null
  const what = phraseToReader(found['what'], { ...reader, gender: 'any' })
  if (what === null) return null
  return {
    sentences: [
      `Thank you for ${verb} ${what
        .trim()
        .replace(/\bmom\b/u, 'Mom')
        .replace(/\bdad\b/u, 'Dad')
        .replace(/my (Mom|Dad)\b/u, (_, who: string) => `my ${who.toLowerCase()}`)}.`,
      'It was a huge help, and it means a lot to me.',
    ],
  }
}
