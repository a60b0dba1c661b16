import { reasonIn } from './shared-sentences.ts'
import { dollars, isAboutReader, isRole, slots, type TextKind } from './text-brief.ts'

const puts = new RegExp(
  [
    String.raw`\b(?:keeps?|kept) (?:putting|scheduling|booking) me (?:on |for `,
    String.raw`|to work )?(?<shift>(?:on )?[\p{L} ]{4,30}?)(?= even\b| though\b| when\b| but\b|[.,;!?]|$)`,
  ].join(''),
  'u',
)
const availability =
  /\bI put (?<what>[\p{L} ]{3,30}?) (?:on|in|down (?:on|for)) my availability(?<since> when I (?:got |was )?(?:hired|started))?/u
const inRow = /\b(?<n>[\p{L}\d]+ [\p{L}]+ in a row)\b/u
const least = /\bneed at least (?<n>\d+)(?: hours)?/u

/** Asks a manager for a schedule that keeps what was agreed. */
export const scheduleAgreed: TextKind = ({ told, reader }) => {
  const shift = slots(told, puts)?.['shift']?.replace(/^on /u, '')
  if (shift === undefined || !isRole(reader, 'manager|boss|supervisor|lead')) return null
  const put = slots(told, availability)
  const row = slots(told, inRow)?.['n']
  const hours = slots(told, least)?.['n']
  return {
    sentences: [
      put?.['what'] === undefined
        ? `I’ve been scheduled for ${shift}${row === undefined ? '' : ` (${row})`}, and that doesn’t work for me.`
        : `${put['since'] === undefined ? '' : 'When I was hired, '}I put ${put['what']} on my availability, and I’ve been scheduled for ${shift}${row === undefined ? '' : `, ${row}`}.`.replace(
            /^./u,
            (first) => first.toUpperCase(),
          ),
      `Could you please take me off ${shift} starting with the next schedule?`,
      hours === undefined
        ? null
        : `I still need at least ${hours} hours a week, so I’m glad to pick up other shifts to get there.`,
      'Thank you for working with me on this.',
    ],
    tip: 'Hand it over with a copy of your availability form, and keep a copy of the note.',
  }
}

const lastDay = /\blast day(?: would be| will be| is|:)? (?<day>[^.,;?!]{3,24})/u
/** Gives notice to an employer. */
export const jobNotice: TextKind = ({ all, want, reader }) => {
  const isToWork =
    isRole(reader, 'boss|manager|supervisor|director|principal|lead|office') || /\bnotice\b|\bresign/u.test(want)
  if (!isToWork || !/\bweeks?[’']? notice\b|\bI(?:’m| am) resigning\b|\bresignation\b|\bquitting my job\b/u.test(all))
    return null
  const day = slots(all, lastDay)?.['day']
  const weeks =
    /\b(?<n>two|2|three|four)[- ]weeks?[’']? notice\b/u.exec(all)?.groups?.['n']?.replace('2', 'two') ?? '[number of]'
  return {
    subject: 'My notice',
    sentences: [
      `${/\bgot (?:the|a new) job\b|\baccepted (?:a|an|the|another) /u.test(all) ? 'I’ve accepted another job, so this' : 'This'} is my ${weeks} weeks’ notice. My last day will be ${day ?? '[date]'}.`,
      'Thank you for everything I’ve learned here.',
      'Is there anything you’d like me to finish or hand over first?',
    ],
    tip: 'No reasons needed. Tell your boss in person or by phone first if you can, then send this the same day.',
  }
}

const credit = new RegExp(
  [
    String.raw`\b(?:taking|takes|took|steals|stealing) (?:the )?credit for (?<what>my [\p{L} ]{3,30}?)(?= (?:in|at|during) `,
    String.raw`|[.,!?]|$)(?: (?:in|at|during) (?<where>(?:the|our) [\p{L} ]{3,30}?(?=[.,!?]|$)))?`,
  ].join(''),
  'u',
)
/** Tells a coworker to credit the user for the work. */
export const creditTaken: TextKind = ({ told, tone, reader }) => {
  const found = slots(told, credit)
  if (found?.['what'] === undefined || !isAboutReader(told, credit, reader)) return null
  const times = /\b(?<n>twice|three times|[\p{L}\d]+ times)\b/iu.exec(told)?.groups?.['n']?.toLowerCase()
  return {
    sentences: [
      `Quick thing about ${found['where'] ?? 'the last meeting'}: ${found['what']} got presented as yours${times === undefined ? '' : `, and it’s happened ${times} now`}.`,
      'I’m proud of that work and I’d like my name on it.',
      'Next time, please say it’s mine, or let me present it.',
      tone.isFirm
        ? 'I’d rather work this out between the two of us.'
        : 'I figured you’d want to hear it from me first.',
    ],
    tip: 'Next meeting, open with “I’ll walk everyone through my report.” It’s hard to take what you’ve already presented.',
  }
}

const leave = new RegExp(
  [
    String.raw`\b(?:if |whether )?I (?:can|could|may) (?<what>leave [^.?!]{3,60}|come in [^.?!]{3,60}|have [^.?!]{3,60}`,
    '|take [^.?!]{3,60}|work [^.?!]{3,60}|swap [^.?!]{3,60}|switch [^.?!]{3,60}|get [^.?!]{3,60}',
    '|start [^.?!]{3,60})',
  ].join(''),
  'u',
)
/** Asks somebody at work for time or another shift. */
export const timeAtWork: TextKind = ({ want, told, reader }) => {
  const what = slots(want, leave)?.['what']
  if (
    what === undefined ||
    !isRole(reader, 'nurse|nurse manager|boss|manager|supervisor|lead|director|principal|coworker')
  )
    return null
  const isEarly = what.startsWith('leave ')
  const reason = reasonIn(told)
  return {
    sentences: [
      `Could I ${what.trim().replace(/^leave (\d+ \p{L}+) early/u, 'leave $1 early')}?`,
      reason === null
        ? null
        : isEarly && /\bsleep\b/u.test(told + want) && /morning/u.test(what)
          ? reason.replace(/\.$/u, ', and I’d like to get a little sleep first.')
          : reason,
      'Thanks for considering it!',
    ],
    tip: 'Send it a day or two ahead: it’s a smaller favor when it isn’t a surprise.',
  }
}

const refund = new RegExp(
  [
    String.raw`\bwants (?:an? |the )?(?<size>full |partial )?refund(?: of \$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?))?(?: (?:over`,
    '|for|because of) (?<why>(?:an? |the )?[^.?!;]{3,50}?))?(?=[.?!;,]|$)',
  ].join(''),
  'u',
)
const offer =
  /\bI(?:’d| would|’ll| can| could) (?<offer>(?:redo|fix|replace|come back|clean|remake|exchange|re-do)[^.?!]{0,40}?)(?= but\b|[.?!,]|$)/u
/** Answers a customer who wants money back. */
export const refundAsked: TextKind = ({ told, reader }) => {
  const asked = slots(told, refund)
  const made = slots(told, offer)?.['offer']
  if (asked === null || made === undefined || !isRole(reader, 'client|customer|parent|bride')) return null
  const isRefused =
    /\b(?:not|don’t want to|can’t|won’t|instead of) (?:going to |giving |giving her |giving him )?(?:refund|give|pay)/u.test(
      told,
    )
  const why = asked['why']?.replace(/^an? /u, 'the ')
  const sum = asked['sum'] === undefined ? null : dollars(asked['sum'])
  const isPart = /\bnot (?:refund|give back|pay back) (?:it )?all\b/u.test(told)
  return {
    sentences: [
      `I’m sorry about ${why ?? 'that'}, and thank you for telling me.`,
      `I want it to be right, so I’d like to ${made.trim()}.`,
      isRefused
        ? `${isPart ? `I’m not able to refund ${sum === null ? 'all of it' : `the full ${sum}`}` : `A refund${sum === null ? '' : ` of ${sum}`} isn’t something I can do`}, but I want you to be happy with ${why === undefined ? 'the work' : 'it'}.`
        : null,
      'What day works for you?',
    ],
    tip: 'Offer the fix once, in writing, with a day. If it’s still no after that, you’ve done your part.',
  }
}

/** Matches fewer hours for somebody who works for the user. */
const fewer = new RegExp(
  [
    String.raw`\b(?:cut|drop|reduce|move) (?:her|him|them) (?:back )?(?:from )?(?<from>[\p{L}\d]+)(?: days?)?(?: a week)? `,
    String.raw`(?:down )?to (?<to>[\p{L}\d]+)(?: days?)?(?: a week)?`,
  ].join(''),
  'u',
)
const startDay = /\bstarting (?<day>[^.,;?!]{3,24})/u
/** Tells a sitter or helper about fewer days. */
export const fewerDays: TextKind = ({ told, all, reader }) => {
  const cut = slots(all, fewer)
  if (
    cut?.['from'] === undefined ||
    cut['to'] === undefined ||
    !isRole(reader, 'babysitter|sitter|nanny|cleaner|housekeeper|trainer|assistant|helper')
  )
    return null
  const start = slots(all, startDay)?.['day']
  const isOne = /^(?:one|1)$/u.test(cut['to'])
  return {
    sentences: [
      'I wanted you to hear this early.',
      `${reasonIn(told)?.replace(/\.$/u, ', so starting') ?? 'Starting'} ${start ?? '[date]'} we’ll need you ${cut['to']} day${isOne ? '' : 's'} a week instead of ${cut['from']}.`,
      `I’d love to keep you for ${isOne ? 'that day' : 'those'}.`,
      `Which day${isOne ? '' : 's'} would work best for you?`,
    ],
    tip: `Two weeks of notice or a little extra in the last full week is kind, and people remember it.`,
  }
}
