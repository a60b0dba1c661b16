import { isAboutReader, isRole, phraseToReader, slots, type TextKind } from './text-brief.ts'

const missed = new RegExp(
  [
    String.raw`\bI (?<verb>missed|forgot|skipped|blew off) (?:my (?:best |good |old )?(?:friend|sister|brother|mom|dad|cousin`,
    String.raw`|aunt|coworker) )?(?:(?:her|his|their)|(?<whose>\p{Lu}\p{L}+)’s`,
    String.raw`|(?:my \p{L}+(?: in law)?’s)) (?<event>(?:\d+(?:st|nd|rd|th) )?(?:baby shower|bridal shower|birthday(?: party`,
    '| dinner)?|wedding|graduation|party|recital|anniversary|housewarming|game|show|surgery',
    String.raw`|call))(?: (?<when>(?:\p{L}+ (?:days?|weeks?|months?) ago|last \p{L}+|on \p{L}+day|yesterday)))?`,
  ].join(''),
  'u',
)
const flu =
  /\bI (?:had|was) (?<what>(?:the )?(?:flu|covid|strep|food poisoning|a migraine|in the hospital|really sick|sick))/u
const quiet =
  /\b(?:never|didn’t|haven’t) (?:really |properly )?(?:explained?|apologized?|said anything|told (?:her|him)|called)\b/u
const wasTuesday = /\bIt was (?<day>(?:last )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|yesterday)\b/u

/** Apologizes for a missed or forgotten day. */
export const missedDay: TextKind = ({ told, all, want, reader }) => {
  if (!/\b(?:apolog\p{L}+|sorry|excuses|write|text|make it right)\b/iu.test(want)) return null
  const found = slots(told, missed)
  if (found?.['event'] === undefined) return null
  const whose = found['whose']
  const isOfReader =
    whose === undefined ||
    (reader.name === null && reader.role === null) ||
    reader.name?.includes(whose) === true ||
    new RegExp(`${reader.role ?? '-'} ${whose}`, 'iu').test(all)
  if (!isOfReader) return null
  const when = found['when'] ?? slots(told, wasTuesday)?.['day']
  const isForgotten = found['verb'] === 'forgot'
  const ill = slots(told, flu)?.['what']
  const isQuiet = quiet.test(told)
  const event = `your ${found['event']}`
  return {
    sentences: [
      isForgotten
        ? `I forgot ${event}${when === undefined ? '' : ` ${when.endsWith('day') ? `on ${when.replace(/^on /u, '')}` : when}`.replace('on yesterday', 'yesterday')}, and I’m so sorry.`
        : `I’m sorry I missed ${event}${when === undefined ? '' : ` ${when}`}${isQuiet ? ', and even sorrier that I never explained' : ''}.`,
      isForgotten
        ? 'There’s no excuse that makes it okay: you deserved a fuss that day.'
        : ill === undefined
          ? 'You deserved better from me.'
          : `I ${/^(?:really sick|sick|in the)/u.test(ill) ? 'was' : 'had'} ${ill.replace(/^flu$/u, 'the flu')}.`,
      /\bI miss (?:her|him|them)\b/u.test(all) ? 'I miss you.' : 'You matter so much to me.',
      isForgotten
        ? 'I’d like to make it up to you. Which day is good for you?'
        : 'I’d love to see you whenever you’re ready, and hear how everything’s going.',
    ],
    tip: 'Say the sorry before any reason, and don’t ask if you’re forgiven. Then give it a week.',
  }
}

const said = /\bI said (?<what>(?:he|she|they) (?:was|were|is|are) [^.?!]{3,60}?)(?= and I\b| but I\b|[.,;!?]|$)/u
/** Takes back what the user said in a fight. */
export const takenBack: TextKind = ({ told, all, reader }) => {
  const words = slots(told, said)?.['what']
  if (words === undefined || !/\b(?:didn’t mean|fought|shouldn’t have|regret|sorry|apolog)/u.test(all)) return null
  const turned = phraseToReader(words, isRole(reader, 'husband|boyfriend') ? { ...reader, gender: 'man' } : reader)
  if (turned === null || !/\byou\b/u.test(turned)) return null
  const topic =
    /\bfought (?:this morning |last night |yesterday )?about (?<what>(?:the |my |our )?[\p{L} ]{3,30}?)(?=[.,;!?]|$)/u.exec(
      told,
    )?.groups?.['what']
  return {
    sentences: [
      `I’m sorry I said ${turned}.`,
      /\bdidn’t mean\b/u.test(all) ? 'I didn’t mean it, and it wasn’t fair to you.' : 'It wasn’t fair to you.',
      topic === undefined ? null : `We still need to figure out ${topic}, but I’d like to do it on the same side.`,
      'Can we start over?',
    ],
    tip: 'No “but” anywhere in it. If you get one word back, that’s fine; let it sit for a while.',
  }
}

const loss = new RegExp(
  [
    String.raw`\b(?:had an? (?<event>miscarriage|stillbirth)|lost (?:her|his|their) (?<who>baby|mom|dad|husband|wife|son`,
    '|daughter|brother|sister|dog|job)|(?:[Hh]er|[Hh]is|[Tt]heir|\\p{Lu}\\p{L}+’s) (?<dead>mom|dad|mother|father|husband|wife|son',
    '|daughter|brother|sister|grandma|grandpa|dog) (?:just )?(?:died|passed away|passed)|(?<!\\bI )(?<!\\bI just )(?:was',
    String.raw`|got|just got) diagnosed with (?<illness>[\p{L} ]{3,30}?)(?=[.,;!?]|$| and| last))`,
  ].join(''),
  'u',
)
const silent = new RegExp(
  [
    String.raw`\b(?:said nothing|haven’t said anything|haven’t (?:called|texted|reached out)|not said anything) (?:for `,
    String.raw`|in )?(?<time>[\p{L}\d]+ (?:days|weeks|months))?`,
  ].join(''),
  'u',
)
const pregnant = /\bI(?:’m| am) (?:\d+|\p{L}+) (?:weeks|months) (?:along|pregnant)\b|\bI(?:’m| am) pregnant\b/u
const ownShower = /\bmy (?:baby )?shower is (?<day>(?:on )?[^.,;?!]{3,24}?)(?= and\b|[.,;!?]|$)/iu

/** Writes to somebody after a loss, with the silence since then. */
export const afterLoss: TextKind = ({ told, want, reader }) => {
  const found = slots(told, loss)
  if (found === null || !isAboutReader(told, loss, reader) || /\b(?:invitation|card)\b/u.test(want)) return null
  const time = silent.test(told) ? (slots(told, silent)?.['time'] ?? 'this long') : null
  const who = found['who'] ?? found['dead']
  const isOld = /\b(?:falling out|haven’t (?:talked|spoken)|stopped talking|fell out)\b/u.test(told)
  const isBaby = found['event'] !== undefined || found['who'] === 'baby'
  const shower = isBaby ? slots(told, ownShower)?.['day'] : undefined
  const about = isBaby ? 'the baby' : who === undefined ? 'the news' : `your ${who}`
  return {
    sentences: [
      `I’m so sorry about ${about}.`,
      isOld
        ? 'I know it’s been a long time since we talked.'
        : time === null
          ? 'I’ve been thinking about you.'
          : `I’m sorry it took me ${time} to say so.`,
      isBaby && pregnant.test(told)
        ? 'I know I may be the hardest person to hear from right now, so you never have to answer this.'
        : 'You don’t have to answer this.',
      shower === undefined
        ? null
        : `That goes for my shower ${/^(?:on|the)/u.test(shower) ? shower.replace(/^the/u, 'on the') : `on ${shower}`} too: come, skip it, or decide that morning.`,
      'I’m here.',
    ],
    tip: 'Send it as it is. Late and honest beats waiting for perfect words.',
  }
}
