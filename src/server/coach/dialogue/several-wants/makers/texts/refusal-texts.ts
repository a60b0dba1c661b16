import { reasonIn } from './shared-sentences.ts'
import { capitalizeDay, isRole, phraseToReader, slots, type TextBrief, type TextKind } from './text-brief.ts'

/** Says that the user refuses. */
const refuses = new RegExp(
  [
    String.raw`\b(?:say(?:ing)? no|turn(?:ing)? (?:her|him|them|it) down|back(?:ing)? out|declin(?:e|ing)|but no\b`,
    String.raw`|want to say no|I (?:just )?can’t\b|I don’t want to|not (?:doing|this year)|skip it|can’t (?:go|make it|do)`,
    '|I have work|but I (?:just )?found out|can’t miss)',
  ].join(''),
  'iu',
)
const again = /\bagain\b/iu

const role = new RegExp(
  [
    String.raw`\b(?:asked|asking|wants?|begged) (?:me|us)?(?: ?to)? ?(?:to )?be (?<role>(?:the |a |her |his )?(?:room mom`,
    '|class mom|team mom|maid of honor|bridesmaid|godmother|godparent|treasurer|secretary|chair|president|coach',
    String.raw`|team parent|den leader)[\p{L} ]{0,20}?)(?= again|[.,;!?]| and| but|$)`,
  ].join(''),
  'iu',
)
const duty = new RegExp(
  [
    String.raw`\b(?:asked|asking|wants?|begging) (?:me|us) to (?<deed>(?:run|lead|host|organize|bring|make|cover|bake|chair`,
    String.raw`|teach|plan|help|drive|watch|work|cook|do|take) [^.?!;]{2,60}?)(?= again\b| and I\b| but I\b|[.,;!?]|$)`,
  ].join(''),
  'iu',
)
const loan = /\basked (?:me )?(?:to borrow|for|me for) \$?(?<sum>\d+(?:,\d{3})*)/iu
const stillOwes = /\bowes? me \$?(?<sum>\d+(?:,\d{3})*)/iu
const volunteered =
  /\bI (?:volunteered|signed up) (?:for|to (?:do|run|work|help with)) (?<what>[^.?!,;]{3,60}?)(?= and\b| but\b|[.,;!?]|$)/iu
const supposed =
  /\bI(?:’m| am) supposed to (?:be at|be in|stand up in|go to|come to|attend) (?<what>[^.?!;]{3,70}?)(?= but\b| and\b|[.;!?]|$)/iu
const wedding = new RegExp(
  [
    String.raw`\b(?:go to|invited (?:me )?to|going to|skip) (?:my (?:\p{L}+ )?)?(?:(?<whose>\p{Lu}\p{L}+)’s )?(?<what>`,
    '(?:destination )?(?:wedding|bachelorette|baby shower|bridal shower|birthday|party|trip|reunion',
    String.raw`|graduation)(?: in \p{Lu}\p{L}+)?)`,
  ].join(''),
  'u',
)
const could =
  /\bI (?:could|can) (?<offer>(?:drop off|bring|make|send|come|do|help|pick up|watch|give|lend|chip in|donate)[^.?!;]{3,60})/iu
const booked =
  /\boffered to (?<deed>[^.?!;]{3,60}?)(?: for (?<free>free))? but I (?:already|’ve already) (?<done>[^.?!;]{3,50})/iu

type Declined = { thanks: string; no: string; more?: string | null }

/** The closing line of a refusal. */
const closing = ({ tone }: TextBrief, isKind = true): string | null =>
  tone.isClosed
    ? 'My answer’s final on this one, so please go ahead and ask somebody else.'
    : tone.isShort || !isKind
      ? null
      : 'I hope you understand.'

const personal = /^(?:maid of honor|bridesmaid|godmother|godparent)/iu
/** Declines a role in somebody's family or wedding. */
function honorDeclined(bare: string, all: string): Declined {
  const isMoney = /\bafford\b|\bbudget\b|\bswing\b/u.test(all)
  return {
    thanks: /\bI said yes\b/u.test(all)
      ? 'I know I said yes, and I’m so sorry to change that.'
      : 'It means so much that you asked me.',
    no: `I can’t be ${bare.trim()}${isMoney ? '. It costs more than I can manage right now' : ''}.`,
    more: 'I’d like to be there for you in a way I can really do. Can we talk about what that could be?',
  }
}

function roleDeclined({ all }: TextBrief): Declined | null {
  const found = slots(all, role)?.['role']
  if (found === undefined) return null
  const bare = found.trim().replace(/^(?:the|a|her|his) /iu, '')
  if (personal.test(bare)) return honorDeclined(bare, all)
  const isAgain = again.test(all)
  return {
    thanks: `Thank you for thinking of me${isAgain ? ' again' : ''}!`,
    no: `I’m not going to be ${bare} ${/this year/u.test(all) || isAgain ? 'this year' : 'this time'}.`,
    more: isAgain ? 'It’s somebody else’s turn.' : null,
  }
}

function dutyDeclined(brief: TextBrief): Declined | null {
  const deed = slots(brief.all, duty)?.['deed']
  if (deed === undefined) return null
  const isShift = /^(?:cover|work)\b/iu.test(deed)
  const said = phraseToReader(capitalizeLater(deed), { ...brief.reader, gender: 'any' })
  if (said === null) return null
  const offer = slots(brief.told, could)?.['offer']
  return {
    thanks: isShift ? '' : 'Thank you for thinking of me.',
    no: `I can’t ${said.replace(/\bagain\b/iu, '').trim()}.`,
    more: offer === undefined ? null : `I could ${offer.trim()}, if that helps.`,
  }
}
const capitalizeLater = (words: string): string =>
  words.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/gu, (day) => capitalizeDay(day))

function loanDeclined({ all, told }: TextBrief): Declined | null {
  const sum = slots(all, loan)?.['sum']
  if (sum === undefined) return null
  const owed = slots(told, stillOwes)?.['sum']
  return {
    thanks: 'I want to be straight with you.',
    no: `I can’t lend you the $${sum}.`,
    more: `${owed === undefined ? '' : `The $${owed} from before is still open between us, and `}${owed === undefined ? 'I don’t want money between us' : 'I don’t want this to come between us'}.`,
  }
}

function promiseTakenBack({ all }: TextBrief): Declined | null {
  const what = slots(all, volunteered)?.['what']
  if (what === undefined) return null
  return {
    thanks: '',
    no: `I signed up for ${what.trim()}, and I have to back out.`,
    more: 'I wanted to tell you now so there’s time to find somebody.',
  }
}

function eventMissed(brief: TextBrief): Declined | null {
  const given = slots(brief.all, supposed)?.['what']
  const found = given === undefined ? slots(brief.all, wedding) : null
  const name = brief.reader.name ?? ''
  const what =
    given === undefined
      ? found?.['what']
      : given
          .replace(new RegExp(`^my (?:\\p{L}+ )?${brief.reader.role ?? '-'}’s `, 'u'), 'your ')
          .replace(/^(?:my \p{L}+ )?(\p{Lu}\p{L}+)’s /u, (_, who: string) => (who === name ? 'your ' : `${who}’s `))
  if (what === undefined) return null
  const own =
    given !== undefined
      ? what
      : found?.['whose'] === undefined || found['whose'] === name
        ? `your ${what}`
        : `${found['whose']}’s ${what}`
  const isWedding = /wedding/u.test(own)
  return {
    thanks: isWedding ? 'I’m so happy for you, and I wanted to tell you myself.' : '',
    no: `I can’t make it to ${own.trim()}.`,
    more: isWedding
      ? `${/\bafford\b|\bbudget\b/u.test(brief.message) && reasonIn(brief.told) === null ? 'It’s just not in my budget this year. ' : ''}${brief.tone.isShort ? '' : 'I’d love to celebrate with you another day.'}`.trim()
      : 'I’d love to catch up with you another day.',
  }
}

function offerDeclined({ all }: TextBrief): Declined | null {
  const found = slots(all, booked)
  if (found?.['deed'] === undefined || found['done'] === undefined) return null
  const deed = found['deed'].trim()
  return {
    thanks: `You offering to ${deed}${found['free'] === undefined ? '' : ' for free'} means so much to me.`,
    no: `I’ve already ${found['done'].replace(/^have /u, '').trim()}, so I can’t take you up on it.`,
    more: 'I’d love for you to just be a guest that day and have fun.',
  }
}

const readers: readonly ((brief: TextBrief) => Declined | null)[] = [
  loanDeclined,
  offerDeclined,
  roleDeclined,
  promiseTakenBack,
  dutyDeclined,
  eventMissed,
]

/** Declines what somebody asked of the user, or takes back what was promised. */
export const refusal: TextKind = (brief) => {
  if (!refuses.test(brief.all)) return null
  for (const read of readers) {
    const found = read(brief)
    if (found === null) continue
    const reason =
      read === loanDeclined || read === roleDeclined || read === offerDeclined ? null : reasonIn(brief.told)
    const isBoss = isRole(brief.reader, 'boss|manager|supervisor')
    const isSorry =
      !brief.tone.isWithoutApology && read !== roleDeclined && read !== loanDeclined && read !== offerDeclined
    const no =
      isSorry && !isBoss
        ? found.no
            .replace(/^I can’t/u, 'I’m sorry, but I can’t')
            .replace(/, and I have to back out/u, ', and I’m so sorry, but I have to back out')
        : found.no
    return {
      sentences: [
        found.thanks,
        no,
        reason === null ? null : isBoss ? reason.replace(/\.$/u, ' and I need the day off.') : reason,
        found.more ?? null,
        closing(brief, found.more === null || found.more === undefined),
        brief.tone.isClosed || (read === roleDeclined && !brief.tone.isShort && !found.no.startsWith('I can’t be'))
          ? 'You’ll find someone great!'
          : null,
      ],
      tip: isBoss
        ? 'If you’re asked again, send the same two sentences. You don’t owe a better reason.'
        : 'If there’s pushback, say it once more in the same words. A new reason just gives them something to fix.',
    }
  }
  return null
}
