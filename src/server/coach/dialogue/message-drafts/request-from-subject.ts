import { oneOf } from '../../phrase-pattern.ts'

/** Reads a request from the subject of a message: 'to my boss about leaving early on Wednesdays'. */

const bosses = oneOf('boss|manager|supervisor|principal|director|hr|coach|teacher|professor|instructor')
const ownHours = oneOf(
  'leaving (?:[\\p{L}]+ )?(?:early|at|by)|coming in (?:late|later|early|at)|working (?:from home|fewer|less|part[- ]time|mornings|days)',
  'switching (?:to|shifts)|changing my (?:shift|schedule|hours|days)|starting (?:later|earlier|at)|taking(?= [^.?!]{2,30} off\\b)',
)
const toReader = oneOf(
  'helping (?:out|me|more)|paying me back|returning my|giving (?:me )?back my|turning down (?:his|her|their|the)',
  'cleaning up after|picking up after|sending me|calling (?:me )?more',
)
const together = oneOf(
  'taking turns|switching (?:weekends|days|off)|splitting(?= (?!up\\b))|sharing(?= (?!news\\b|that\\b))',
)
const someone = String.raw`\b(?:to|text|email|message|write|tell) (?:my|our|the) [\p{L}’' ]{2,30}?`

const kinds: readonly (readonly [RegExp, form: 'to' | 'if', lead: string])[] = [
  [new RegExp(String.raw`\b(?:${bosses})\b[^.?!]{0,20}\babout (${ownHours})\b([^.?!]{0,100})`, 'iu'), 'if', 'i can '],
  [new RegExp(String.raw`${someone} about (${toReader})\b([^.?!]{0,100})`, 'iu'), 'to', ''],
  [new RegExp(String.raw`${someone} about (${together})\b([^.?!]{0,100})`, 'iu'), 'if', 'we can '],
]
const bases = new Map(
  Object.entries({
    leaving: 'leave',
    coming: 'come',
    switching: 'switch',
    changing: 'change',
    taking: 'take',
    giving: 'give',
    splitting: 'split',
    sharing: 'share',
  }),
)
const baseOf = (gerund: string): string => bases.get(gerund) ?? gerund.replace(/ing$/, '')

/** Matches things that are over, for which the user wants to thank. */
const isOver = /\b(?:thank(?!sgiving)\w*|grateful|yesterday|last (?:week|night|month|year|time)|so much|was|were)\b/i

/** Returns null if the message is about something else. */
export function readAboutAsk(text: string): { form: 'to' | 'if'; what: string } | null {
  if (isOver.test(text)) return null
  for (const [form, kind, lead] of kinds) {
    const [, act, rest = ''] = form.exec(text) ?? []
    if (act === undefined) continue
    const [gerund = '', ...more] = act.trim().toLowerCase().split(' ')
    const what = [baseOf(gerund), ...more].join(' ').replace(/\b(?:his|her|their)$/, 'your')
    return { form: kind, what: `${lead}${what}${rest}` }
  }
  return null
}
