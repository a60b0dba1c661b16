import type { MessageDraft } from './message-draft.ts'
import { gives, refuses, restated, sumIn } from './restate-message.ts'
import { anyOf } from '../../phrase-pattern.ts'

type Objection =
  | 'no money'
  | 'no time'
  | 'nobody else'
  | 'later'
  | 'excuse'
  | 'upset'
  | 'tears'
  | 'silence'
  | 'blame'
  | 'why'
  | 'laughs'
  | 'offers'
  | 'no'
  | 'yes'
  | 'other'

const kinds: readonly [RegExp, Objection][] = [
  [
    /\b(?:do(?:es)?n[’']?t have (?:it|the money|that|any money)|broke|no money|can[’']?t (?:afford|pay)|out of work|short (?:this|on)|got laid off)\b/i,
    'no money',
  ],
  [
    /\b(?:nobody|no one|noone|anybody|anyone)(?: else)?\b|\bshort[- ]?(?:staffed|handed)\b|\bneeds? me\b|\bcounting on me\b/i,
    'nobody else',
  ],
  [
    anyOf(
      'no time|busy|swamped|slammed|(?:has|have|got) to work',
      'works (?:late|nights?|weekends?|then|that day)|working|tired|worn out|exhausted|sick|not feeling',
      "too much going on|can[’']?t get off",
    ),
    'no time',
  ],
  [
    anyOf(
      'later|soon|next (?:week|month|check|payday|time)|after|when (?:he|she|they|i)|maybe',
      "we[’']?ll see|got (?:you|u|me)|in a (?:bit|while)|eventually|working on it",
    ),
    'later',
  ],
  [
    anyOf(
      "not (?:my|his|her|their) fault|isn[’']?t (?:my|his|her|their) fault|wasn[’']?t (?:me|him|her)",
      "forgot|didn[’']?t know|traffic|thought (?:you|i|it)|never (?:said|agreed|told)",
    ),
    'excuse',
  ],
  [/\b(?:cr(?:y|ies|ying)|tears)\b/i, 'tears'],
  [
    /\b(?:ignores?|doesn[’']?t (?:answer|reply|respond)|no answer|leaves? me on read|don[’']?t (?:answer|reply|pick up)|won[’']?t pick up)\b/i,
    'silence',
  ],
  [
    /\b(?:you (?:always|never|just|only|don[’']?t|think|hate|are)|i always|i never|selfish|dramatic|sensitive|i[’']?m being|guilt|after all)\b/i,
    'blame',
  ],
  [
    /\b(?:mad|angry|upset|yells?|hurt|offended|huffy|defensive|attitude|pouts?|sulks?|cusses|flips|blows? up|snaps?|takes it (?:wrong|bad))\b/i,
    'upset',
  ],
  [/\b(?:laughs?|jokes?|makes fun|rolls)\b/i, 'laughs'],
  [/\bwhy\b|\bwhat did\b|\basks? (?:me )?(?:what|how come)\b|\bwhat happened\b/i, 'why'],
  [/\b(?:offers?|tries|wants) to (?:pay|cover|help|come|do)|\bpay for me\b/i, 'offers'],
  [
    /\b(?:says?|said|tells me|is)? ?(?:no\b|won[’']?t|can[’']?t|refuses?|nope|not (?:going to|coming)|argues?|pushes)/i,
    'no',
  ],
  [/\b(?:yes|sure|ok(?:ay)?|agrees?|fine|works)\b/i, 'yes'],
]
const objectionIn = (text: string): Objection => kinds.find(([form]) => form.test(text))?.[1] ?? 'other'

const debt = (draft: MessageDraft): string => {
  const by = draft.points.find(({ kind }) => kind === 'deadline')?.text
  return `OK. How much of the ${sumIn(draft) ?? 'money'} can you send me${by === undefined ? ' now' : ` ${by}`}, and what day do I get the rest?`
}

/** What to say to it, and what helps beside it. */
export type Held = { before: string; words: string; after: string | null }
const held = (before: string, words: string, after: string | null = null): Held => ({ before, words, after })
const join = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')
const sayOnce = 'Say it once, calm, and the same way if it comes up again. You don’t owe a new reason.'

function toNo(draft: MessageDraft, stays: string | null): Held {
  if (draft.act === 'debt')
    return held(
      'Ask for a part and a date:',
      debt(draft),
      'If there’s still no date: “I hear you. I still need a day.”',
    )
  if (draft.act === 'invite')
    return held(
      'Let it be easy to say no:',
      'No worries at all. I’d love to do it another time. Is there a day that’s better for you?',
    )
  if (refuses(draft)) return held('It’s the same answer, said the same way:', join('I hear you.', stays), sayOnce)
  if (stays === null) return held('Then let it be:', 'That’s all right. I just wanted you to know.')
  return held(
    'Ask for the smaller piece:',
    'Okay, thanks for telling me. Is there a part of it you could do, or another day that works?',
    'If that’s a no, too, you know where you stand, and you can ask somebody else.',
  )
}

type Case = { said: string; draft: MessageDraft; stays: string | null; isNo: boolean }

const upset = ({ stays }: Case): Held =>
  held(
    'Don’t argue with the feeling. One line, then stop:',
    join(
      'I hear that you’re upset, and I’m not trying to fight.',
      stays,
      stays === null ? 'I’m here when you want to talk.' : 'We can talk more when things are calmer.',
    ),
  )

const noTime = ({ said, stays, isNo }: Case): Held =>
  held(
    'Be kind about it, and keep to what you asked:',
    join(
      /\btired|worn|exhaust|sick|not feeling/i.test(said)
        ? 'I’m sorry you’re worn out.'
        : 'I know you’ve got a lot on you.',
      stays,
      isNo || stays === null ? null : 'What day works for you?',
    ),
    'You’re being flexible on when, not on what.',
  )

const answers: Readonly<Record<Objection, (one: Case) => Held>> = {
  'no money': ({ draft, stays, isNo }) =>
    draft.act === 'debt'
      ? toNo(draft, stays)
      : held(
          'Take that as true, and ask what would work:',
          join('I understand money’s tight.', isNo ? stays : 'What could you do, and by when?'),
        ),
  'nobody else': ({ stays, isNo }) =>
    held(
      isNo ? 'That’s theirs to solve, and you can say so kindly:' : 'Say that you see it:',
      join('I know that’s hard, and that’s why I’m telling you now.', stays),
      sayOnce,
    ),
  'no time': noTime,
  later: ({ draft, stays, isNo }) =>
    held(
      '“Later” needs a day on it:',
      draft.act === 'debt' ? debt(draft) : join('Okay.', isNo ? stays : 'What day exactly, so I can plan on it?'),
    ),
  excuse: ({ stays }) =>
    held('You can believe that and still hold to it:', join('I understand, and I’m not blaming you.', stays)),
  upset,
  blame: upset,
  laughs: ({ stays }) => held('Don’t laugh along, and don’t get loud. Then:', join('I’m serious about this.', stays)),
  tears: ({ stays }) => held('Give it a quiet minute first. Then:', join('Take your time. I’m not mad at you.', stays)),
  silence: ({ stays, isNo }) =>
    held(
      'Wait a couple of days, then one line:',
      join(
        'Just checking that you saw this.',
        stays,
        isNo || stays === null ? null : 'Can you let me know either way?',
      ),
    ),
  why: ({ stays }) =>
    held(
      'Short is fine. You don’t owe the whole story:',
      join('I’ve thought about it, and it’s nothing you did.', stays),
    ),
  offers: ({ stays }) =>
    held('You can turn that down warmly:', join('That’s so kind of you, and I can’t let you do that.', stays)),
  yes: ({ draft, isNo }) =>
    held(
      'Then take the yes, and pin it down:',
      join('Thank you!', gives.has(draft.act) || isNo ? null : 'What day works for you?'),
    ),
  no: ({ draft, stays }) => toNo(draft, stays),
  other: ({ stays }) =>
    held(
      'One line, and no new reasons:',
      join('I hear you.', stays ?? 'We can talk about it whenever you want.'),
      stays === null ? null : sayOnce,
    ),
}

/** The answer to how it may be taken. */
export const answerTo = (said: string, draft: MessageDraft): Held =>
  answers[objectionIn(said)]({ said, draft, stays: restated(draft), isNo: refuses(draft) })
