import { capitalize } from '#contract/capitalize.ts'
import { slots, type TextKind } from './text-brief.ts'

const forgot = new RegExp(
  [
    String.raw`(?<!\b(?:I|we|We) )\b(?:forgot|missed|skipped|didn’t (?:come to|call on|remember|show up (?:to|for))`,
    String.raw`|ignored) (?:about )?my (?<what>(?:\d+(?:st|nd|rd|th)(?: birthday)?|birthday|graduation|wedding|baby shower`,
    '|shower|surgery|anniversary|party|mom’s funeral|dad’s funeral|housewarming)(?: party)?)',
  ].join(''),
  'u',
)
const ownHurt =
  /\bI(?:’m| am| was) (?:so |really |more |pretty )?(?:hurt|upset|sad|crushed)(?<more> (?:more )?than I (?:want|like|care) to admit)?/u

/** Tells somebody that it hurt. */
export const forgottenDay: TextKind = ({ told }) => {
  const what = slots(told, forgot)?.['what']
  const hurt = slots(told, ownHurt)
  if (what === undefined || (hurt === null && !/\bhurt\b/u.test(told))) return null
  return {
    sentences: [
      'I’ve been going back and forth about saying this, and I’d rather say it than be weird with you.',
      `My ${what.trim()} came and went without you, and it hurt${hurt?.['more'] === undefined ? '' : ' more than I wanted to admit'}.`,
      'I’m not looking for a big apology. I just wanted you to know.',
      'Can we talk?',
    ],
    tip: 'Start with the first sentence, and send it while you’re calm. What comes back will tell you a lot.',
  }
}

const ownLoss = new RegExp(
  [
    String.raw`\b(?:[Mm]iscarried|(?:had|after) (?:a|my|the) miscarriage|lost (?:a|my|our|the) (?:baby|pregnancy)|(?:failed`,
    String.raw`|doing|going through) (?:another )?IVF)\b(?: (?<when>(?:in the|in|last|this) (?:spring|summer|fall|winter`,
    String.raw`|\p{L}+)))?`,
  ].join(''),
  'u',
)
const theirNews =
  /\b(?:announced|told (?:me|us|everyone)|just found out|says?) (?:that )?she(?:’s| is) (?:pregnant|expecting|due)(?: (?<when>in \p{Lu}\p{L}+))?/u
/** Congratulates on a pregnancy after the user's own loss. */
export const newsAfterLoss: TextKind = ({ told, message }) => {
  if (!ownLoss.test(told) || !theirNews.test(told)) return null
  const when = slots(told, theirNews)?.['when']
  const own = slots(told, ownLoss)?.['when']
  const event = /\b(?<what>gender reveal|baby shower|shower)\b/u.exec(message)?.groups?.['what']
  return {
    sentences: [
      `Congratulations! ${when === undefined ? 'A baby' : `A ${when.replace(/^in /u, '')} baby`}! I’m happy for you.`,
      `I want to be honest with you too: after what we went through${own === undefined ? '' : ` ${own}`}, some days are going to be hard for me.`,
      `If I go quiet${event === undefined ? '' : ` or sit out the ${event}`}, it’s not about you or this baby.`,
      'Thank you for understanding.',
    ],
    tip: 'One happy line, one true line, and no explaining. You don’t owe anybody more than that.',
  }
}

const noise =
  /\b(?:[Mm]y|[Oo]ur|[Tt]he) (?<who>(?:rescue |new |old )?[\p{L}]+) (?:howls?|barks?|cries|whines?|screams?|stomps?|howling|barking)\b/u
const sound = /\b(?<verb>howl|bark|whin|cr[iy]|scream|stomp)\p{L}*/u
const note =
  /\bneighbor (?:left|sent|wrote|texted|emailed|slipped)(?: me| us)? (?:an? )?(?:note|text|message|letter|email)?/u
/** Matches a trainer whom the user has, and not one who is asked about. */
const ownTrainer = new RegExp(
  [
    String.raw`\b(?:I(?:’m| am) (?:seeing|meeting|talking to|calling)|I (?:called|hired|booked|have|talk to)) an? `,
    String.raw`(?:\p{L}+ )?trainer(?: (?:on )?(?<day>\p{Lu}\p{L}+day))?`,
  ].join(''),
  'u',
)
/** Answers a neighbor who wrote about noise. */
export const noiseAnswered: TextKind = ({ told, message }) => {
  const who = slots(told, noise)?.['who']
  if (who === undefined || !note.test(told)) return null
  const verb = slots(told, sound)?.['verb']
  const gerund =
    new Map(
      Object.entries({
        howl: 'howling',
        bark: 'barking',
        whin: 'whining',
        cri: 'crying',
        cry: 'crying',
        scream: 'screaming',
        stomp: 'stomping',
      }),
    ).get(verb ?? '') ?? 'noise'
  const trainer = ownTrainer.exec(message)
  return {
    sentences: [
      'Thank you for letting me know.',
      `I’m sorry about the ${gerund}${/\bat work\b/u.test(told) ? ' while I’m at work' : ''}.`,
      trainer === null
        ? 'I’m working on it.'
        : `I’m talking to a trainer${trainer.groups?.['day'] === undefined ? '' : ` ${trainer.groups['day']}`}.`,
      'If there’s a day it’s really bad, text me at [number]. It helps me to know when it starts and stops.',
    ],
    tip: 'Drop it off with something small from the kitchen. A neighbor who feels heard gives you weeks.',
  }
}

const childHurt = new RegExp(
  [
    String.raw`\b[Mm]y (?<who>toddler|son|daughter|kid|[\p{L}\d -]{2,14}?year[- ]old)(?: (?<name>\p{Lu}\p{L}+))? (?<did>bit`,
    String.raw`|hit|pushed|kicked|scratched|shoved|broke|said something mean to|was mean to|made fun of)\b`,
  ].join(''),
  'u',
)
const other =
  /\bher (?:daughter|son|little girl|little boy|kid) is (?<name>\p{Lu}\p{L}+)|\b(?:bit|hit|pushed|kicked|scratched|shoved) (?<direct>\p{Lu}\p{L}+)\b/u
/** Apologizes to the parent of a child that the user's child hurt. */
export const childApology: TextKind = ({ told, want }) => {
  const found = slots(told, childHurt)
  if (found?.['did'] === undefined || !/\bapolog|sorry\b/iu.test(want)) return null
  const named = slots(told, other)
  const hurt = named?.['name'] ?? named?.['direct']
  const who =
    found['name'] ?? (/toddler|kid|year/u.test(found['who'] ?? '') ? 'my little one' : `my ${found['who'] ?? 'child'}`)
  return {
    sentences: [
      `I’m ${found['name'] === undefined ? '[child’s name]' : found['name']}’s mom. I’m so sorry that ${who} ${found['did']} ${hurt ?? 'your child'}.`,
      `I hope ${hurt ?? 'everybody'} is feeling okay.`,
      'I’m taking it seriously.',
      'If you’d like to talk, I’m at [number], and I’d welcome it.',
    ],
    tip: 'Short and no reasons. It happens to a lot of families, and a note like this is what people remember.',
  }
}

const owed =
  /\bI owe (?:my \p{L}+(?: \p{Lu}\p{L}+)?|her|him|them|\p{Lu}\p{L}+) \$?(?<sum>\d+(?:,\d{3})*)(?: (?<why>(?:from|for) [^.?!;]{3,60}))?/u
const canPay = new RegExp(
  [
    String.raw`\bI can (?:do|pay|send|manage|give (?:her|him|them)) \$?(?<sum>\d+(?:,\d{3})*) (?<rate>(?:every|each|a`,
    '|per) (?:two weeks|other week|week|month|payday|paycheck))',
  ].join(''),
  'u',
)
/** Owns a debt and offers payments. */
export const ownDebt: TextKind = ({ told, all, message }) => {
  const found = slots(all, owed)
  if (found?.['sum'] === undefined) return null
  const rate = slots(message, canPay)
  const isDodging = /\b(?:dodging|avoiding|ducking|ignoring)\b/u.test(all)
  if (rate === null && !isDodging) return null
  const why = found['why'] === undefined || !/\bmy\b/u.test(told) ? '' : ` ${found['why'].trim()}`
  return {
    sentences: [
      isDodging
        ? 'I’ve been dodging you, and I’m sorry. You didn’t deserve that.'
        : 'I haven’t forgotten what I owe you.',
      `I owe you $${found['sum']}${why}.`,
      rate === null
        ? 'I can pay [amount] on [day].'
        : `I can do $${rate['sum'] ?? ''} ${rate['rate'] ?? ''} until it’s paid off.`,
      'Does that work for you?',
    ],
    tip: 'Send the first payment the same hour if you can. That’s the part that makes it true.',
  }
}

const hourWords = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']
const wholeHours = (hours: number): string => hourWords[hours] ?? String(hours)
const evening = /\bsitter (?:from )?(?<from>\d{1,2}) to (?<to>\d{1,2}) (?:on )?(?<day>\p{L}+day)/iu
/** A sweet line to a husband or boyfriend that children may see. */
export const flirtyText: TextKind = ({ want, message }) => {
  if (
    !/\b(?:flirty|flirt|romantic|sexy)\b/u.test(want) ||
    !/\bmy (?:husband|wife|boyfriend|girlfriend|partner|fianc\p{L}+)\b/iu.test(message)
  )
    return null
  const date = slots(message, evening)
  if (date === null) return null
  const hours = Number(date['to']) - Number(date['from'])
  const day = capitalize((date['day'] ?? 'friday').toLowerCase())
  return {
    hello: 'Hey you,',
    sentences: [
      `Counting down to ${day} at ${date['from'] ?? ''}.`,
      hours > 0
        ? `${wholeHours(hours)} whole hours, just you and me, and nobody asking for a snack.`
        : 'Just you and me, and nobody asking for a snack.',
      'Wear the shirt I like.',
      'You know the one. ;)',
    ],
    tip: 'Innocent if a kid reads it, and clear to the one it’s for.',
  }
}
