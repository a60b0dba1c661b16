import { normalize } from '../guide/text-analysis.ts'
import { anyOf, oneOf, wholeWords } from '../phrase-pattern.ts'
import { sayBack } from './say-back.ts'

/** The way that somebody asks only to be heard. */
export type Hearing = 'agree' | 'message' | 'nobody' | 'relief' | 'noFix' | 'told'

const forms: readonly (readonly [Hearing, RegExp])[] = [
  [
    'agree',
    wholeWords([
      '(?:just|only|somebody|someone|please|you to|you) (?:to )?(?:please )?(?:agree|be on my side|side with me|take my side|say im right|tell me im right|back me up)',
    ]),
  ],
  ['message', /\bthats (?:it )?(?:thats )?the (?:whole )?(?:message|tweet|post|text|story|news|announcement|update)$/],
  [
    'nobody',
    wholeWords([
      '(?:nobody|no one|not a soul|noone|nobody else) (?:\\w+ ){0,3}(?:to tell|to call|to show)|had to tell (?:somebody|someone|anyone|anybody)|who else (?:would|do) i tell',
    ]),
  ],
  [
    'relief',
    /\b(?:there )?(?:i|now i) feel (?:much |a lot |a little |a bit |so much )?better(?: now)?$|\bgot (?:it|that) off my chest$/,
  ],
  [
    'noFix',
    wholeWords([
      '(?:dont|do not|not asking you to|no need to|please dont|cant|you dont have to|not here to) (?:try to )?(?:fix|solve|advise|help)(?: it| this| me| that| anything)?',
      '(?:not|never|dont|do not) (?:(?:really|even) )?(?:asking|looking|need|want|here) (?:for )?(?:any |your |more )?(?:advice|tips|solutions?|suggestions|help|a pep talk|therapy|fixing|a fix|answers?|a lecture)',
      '(?:dont|do not) need you to (?:say|do|fix|tell|solve|find|make)(?: \\w+){0,3}',
      'no (?:advice|tips|solutions|pep talks?|lectures?)(?: please| needed| required)?$',
    ]),
  ],
  [
    'told',
    wholeWords([
      '(?:just|only) (?:need|needed|want|wanted) (?:(?:someone|somebody) to (?:know|hear)|to (?:say|tell|share|put|write|get|leave) (?:it|that|this|you|somebody|someone)(?: \\w+){0,6})',
      'thats (?:all|it)$|thats all i (?:wanted|needed) to say$|just saying$|anyway thats (?:that|my (?:news|story|day))$|no (?:reply|answer|response) needed$|no further comment$|over and out$|you dont (?:have|need) to (?:say|answer|reply)(?: \\w+){0,3}',
    ]),
  ],
]

/** Whether the user wants to be heard and nothing else, and how that is said; null otherwise. */
export function readHearing(message: string): Hearing | null {
  const line = normalize(message.slice(0, 2_000))
  const found = forms.find(([, form]) => form.test(line))?.[0] ?? null
  return found ?? (endsIt.test(message) ? 'told' : null)
}

const endsIt = /(?:^|[.!\n] {0,2})(?:anyway,? )?that['’]?s (?:all|it)(?= ?[.,;!\n]|$)/i

const toAgree = new RegExp(
  `\\b(?:${oneOf(
    '(?:agree|say|admit|confirm|tell me)(?: with me)? that ',
    '(?:agree(?: with me)?|on my side|take my side|back me up)(?: here| on this)?(?:: | — | - )',
  )})([^.!?;\\n]{8,160})`,
  'i',
)
/** Matches statements that hurt the user or somebody else, which the coach never agrees to. */
const neverAgreed = anyOf(
  'stupid|failure|useless|worthless|ugly|fat|lazy|pathetic|deserve\\w*|hate|kill|hit|slap|die|dead|leave|divorce|quit',
  'stop taking|meds?|pills?|drunk|drive|revenge|lie|lying|cheat\\w*|my fault|bad (?:mother|mom|mum|wife|daughter|person)',
)

/** Returns what the user wants agreed: “Alphabetical spices are no way to cook”. Returns null if nobody should agree to it. */
export function agreedWith(message: string): string | null {
  const [, what] = toAgree.exec(message) ?? []
  return what === undefined || neverAgreed.test(what) ? null : sayBack(what)
}
export const mayAgree = (message: string): boolean => !neverAgreed.test(message)
