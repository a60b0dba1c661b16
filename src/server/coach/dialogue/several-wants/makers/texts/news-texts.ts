import { capitalize } from '#contract/capitalize.ts'
import { baseFromGerund } from '../../../message-drafts/hard-conversations/verb-forms.ts'
import { reasonIn } from './shared-sentences.ts'
import { phraseToReader, slots, type TextKind } from './text-brief.ts'

const claim =
  /\b(?:[Tt]he (?:school|office|bill|clinic|bank|letter|statement)|[Ii]nsurance|[Tt]hey) says? (?<claim>[^.?!]{5,80}?),? but (?<truth>[^.?!]{5,120})/u
const fixed = /\b(?:fix(?:ed)?|correct(?:ed)?|clear(?:ed)? up|straighten\p{L}*|disput\p{L}+|appeal\p{L}*)\b/u
/** Asks an office to correct a record. */
export const recordCorrected: TextKind = ({ told, want }) => {
  const found = slots(told, claim)
  if (found?.['claim'] === undefined || found['truth'] === undefined || !fixed.test(want)) return null
  const truth = found['truth']
    .trim()
    .replace(/^(\d+|some|most|all) were\b/u, '$1 of those were')
    .replace(/ and (?=(?:I|we)\b)/u, ', and ')
  return {
    subject: 'A correction to your records',
    hello: 'Hello,',
    sentences: [
      `Your records say ${found['claim'].trim()}, and that isn’t right.`,
      `${capitalize(truth)}.`,
      'Please correct this and email me the updated record by [date].',
    ],
    tip: 'Attach copies of what shows it. From now on, send anything like this by email too, so there’s a date on it.',
  }
}

const parks = new RegExp(
  [
    String.raw`(?<!\b(?:I|we|We|I’m|I’ve) )\b(?:parks?|parking|parked) (?<where>(?:in front of|across|blocking|in|over) `,
    String.raw`(?:our|my) (?:driveway|garage|spot|mailbox|space|parking spot))\b`,
  ].join(''),
  'u',
)
const cost = /\bI was late (?:to|for) (?<what>[\p{L}]+)(?: (?:on )?(?<day>\p{Lu}\p{L}+day))?/u
/** Asks a neighbor to park somewhere else. */
export const parkedCar: TextKind = ({ told }) => {
  const where = slots(told, parks)?.['where']
  if (where === undefined) return null
  const late = slots(told, cost)
  return {
    hello: 'Hi neighbor,',
    sentences: [
      `There’s been a car parked ${where}${late === null ? '.' : `, and ${late['day'] === undefined ? '' : `on ${late['day']} `}I was late to ${late['what'] ?? 'work'} because of it.`}`,
      `Could you please keep the ${/(?:driveway|garage|spot|mailbox|space)$/u.exec(where)?.[0] ?? 'driveway'} clear?`,
      'If it’s ever in the way again I’ll just come knock, so here’s my number too: [number].',
      'Thanks so much!',
    ],
    tip: 'Leave it on the door and not on the windshield: it reads as a neighbor, and not as a ticket.',
  }
}

const promise = new RegExp(
  [
    String.raw`\bI (?:told|promised) (?:my (?:\p{L}+[- ]){0,3}?\p{L}+|\p{Lu}\p{L}+|him|her|them) (?:that )?I(?:’d`,
    '| would) (?<deed>[^.?!]{4,60}?),? but (?<why>(?:my|I|now|we|the) [^.?!]{4,60})',
  ].join(''),
  'u',
)
const lending = new RegExp(
  [
    String.raw`\bI (?:told|promised) (?:my (?:\p{L}+[- ]){0,3}?\p{L}+|\p{Lu}\p{L}+|him|her|them) (?:that )?(?:she|he`,
    '|they) could (?<deed>[^.?!]{4,70}?),? but (?:now )?(?<why>(?:my|I|we|the) [^.?!]{4,60})',
  ].join(''),
  'u',
)
/** Takes back a permission. */
export const permissionWithdrawn: TextKind = ({ told, reader }) => {
  const found = slots(told, lending)
  if (found?.['deed'] === undefined || found['why'] === undefined) return null
  const deed = phraseToReader(found['deed'], { ...reader, gender: 'any' })
  if (deed === null) return null
  return {
    sentences: [
      `I know I said you could ${deed.trim()}, and I’m so sorry to change it on you: ${found['why'].trim()}.`,
      'I wanted to tell you now so you’ve got time to find something else.',
      'Can I help you figure out another way?',
    ],
    tip: 'Say it once and early. You don’t have to pay for the other way, just help look.',
  }
}

const accept =
  /\bI want to accept(?: it)?,? but (?:ask|I’d like to ask|I want to ask|I need to ask) (?:for (?<what>[^.?!]{4,60})|(?:if|whether) (?<if>[^.?!]{4,60}))/u
/** Accepts an offer with one condition. */
export const offerAccepted: TextKind = ({ told }) => {
  const found = slots(told, accept)
  const what = found?.['what']
  if (what === undefined) return null
  const reason = /\bI have my kids [^.?!,]{3,30}/u.exec(told)?.[0]
  return {
    subject: 'The offer',
    hello: 'Hello,',
    sentences: [
      'Thank you so much for the offer. I’d love to accept it!',
      `Before I do, one question: could I have ${what.trim()}?`,
      reason === undefined ? null : `${reason.trim()}.`,
      'When would be a good time to talk?',
    ],
    tip: 'If it’s no, ask what they could do.',
  }
}

const still = /\bI can (?:still|only) (?<offer>[^.?!,]{3,50})/u
/** Takes back a promise, with the reason and what is still possible. */
export const promiseBroken: TextKind = ({ told, all, reader }) => {
  const found = slots(told, promise)
  if (found?.['deed'] === undefined || found['why'] === undefined) return null
  const deed = phraseToReader(found['deed'], { ...reader, gender: reader.gender === 'any' ? 'woman' : reader.gender })
  if (deed === null) return null
  const offer = slots(all, still)?.['offer']
  return {
    sentences: [
      `I’m so sorry, but I can’t ${deed.trim()} like I said.`,
      `${capitalize(found['why'].trim())}.`,
      offer === undefined ? 'I wanted to tell you right away.' : `I can still ${offer.trim()}, if that helps.`,
      'Thank you for understanding.',
    ],
    tip: 'Send it now. The earlier it comes, the easier it is to fix.',
  }
}

const switching = /\babout (?<deed>(?:switching|swapping|changing|moving|trading) [^.?!,]{3,40})/u
const trade =
  /\bI have (?<what>an? [^.?!,]{3,30}?)(?: on)? (?<day>the \d{1,2}(?:st|nd|rd|th)|\p{Lu}\p{L}+day) and I(?:’d| would|’ll| can) (?<give>[^.?!,]{3,50})/u
/** Asks to trade days. */
export const daysTraded: TextKind = ({ want, all, reader }) => {
  const deed = slots(want, switching)?.['deed']
  const found = slots(all, trade)
  if (deed === undefined || found?.['give'] === undefined) return null
  const base =
    new Map(
      Object.entries({ switching: 'switch', swapping: 'swap', changing: 'change', moving: 'move', trading: 'trade' }),
    ).get(deed.split(' ')[0] ?? '') ?? baseFromGerund(deed.split(' ')[0] ?? '')
  const give = phraseToReader(found['give'], reader.gender === 'any' ? { ...reader, gender: 'man' } : reader)
  if (base === null || give === null) return null
  return {
    subject: capitalize(deed),
    sentences: [
      `Could we ${base} ${deed.split(' ').slice(1).join(' ')}?`,
      `I have ${found['what'] ?? ''} on ${found['day'] ?? ''}, and I’d ${give.trim()} in return.`,
      'Let me know by [day] if that works so I can plan.',
    ],
    tip: 'Short and about the dates. If it’s yes, put both on the calendar the same day.',
  }
}

const news = new RegExp(
  [
    '^(?:we|I)(?:’re| are|’m| am|’ve| have)? (?:not |no longer |only |going to |moving |having |getting |keeping ',
    '|doing |switching |hosting |skipping |staying )[^?]{5,160}$',
  ].join(''),
  'iu',
)
/** Tells what follows the wish itself: 'a text to my in-laws, we’re not doing gifts this year'. */
export const newsInWant: TextKind = ({ want, told, reader }) => {
  const tail = /, (?<tail>(?:we|I)(?:’\p{L}+)? [^?]{8,180})$/u.exec(want.replace(/(?<![.!])[.!]+$/u, ''))?.groups?.[
    'tail'
  ]
  if (tail === undefined || !news.test(tail) || /\b(?:I feel|I want|I need|afraid|scared)\b/u.test(tail)) return null
  const said = phraseToReader(tail, reader)
  if (said === null) return null
  const isGift = /\bgifts?\b/u.test(said)
  return {
    sentences: [
      'A quick heads-up so everyone can plan:',
      `${said.trim().replace(/, \$(\d+) limit$/u, ', with a $$$1 limit')}.`,
      reasonIn(told),
      'Thank you for understanding!',
    ],
    tip: `Send it early and to everybody at once.${isGift ? ' If somebody buys one anyway, say thank you and don’t run out to match it.' : ''}`,
  }
}
