import { capitalize } from '#contract/capitalize.ts'
import { dollars, isRole, phraseToReader, slots, type TextKind } from './text-brief.ts'

const ordered = new RegExp(
  [
    String.raw`\b(?:[Oo]rdered|[Bb]ought|got) (?<what>an? [\p{L} -]{2,40}?) (?:from|at`,
    String.raw`|on) (?<from>\p{Lu}[\p{L}’& ]{1,24}?)(?:(?:,| for) \$(?<price>\d+(?:,\d{3})*(?:\.\d{2})?))?(?=[.,;!?]|$| and\b`,
    String.raw`| it\b| for\b)`,
  ].join(''),
  'u',
)
const fault = new RegExp(
  [
    String.raw`\b(?<how>came|arrived|showed up|was delivered)(?: (?<when>today|yesterday))? (?<what>(?:with|broken|damaged`,
    String.raw`|wrong|missing|in)[^.?!;]{0,80}?)(?=[.?!;]|$| and (?:I|they|now)\b)`,
  ].join(''),
  'u',
)
const offered = /\boffered (?:me |us )?\$(?<sum>\d+(?:,\d{3})*)/u
const wanted =
  /\bI want (?:it )?(?<what>(?:replaced|picked up|refunded|fixed|a refund|a full refund|my money back|a replacement|a new one)[^.?!;]{0,60})/u
const hosting = /\bI(?:’m| am) hosting [^.?!]{2,40}? on (?<day>the \d{1,2}(?:st|nd|rd|th)|\p{Lu}[\p{L}]+(?: \d{1,2})?)/u

/** Complains to a shop about something broken or wrong. */
export const brokenProduct: TextKind = ({ told }) => {
  const bought = slots(told, ordered)
  const wrong = slots(told, fault)
  const remedy = slots(told, wanted)?.['what']
  if (bought?.['what'] === undefined || wrong?.['what'] === undefined || remedy === undefined) return null
  const sum = slots(told, offered)?.['sum']
  const day = slots(told, hosting)?.['day']
  const isNoun = /^(?:a|my) /u.test(remedy)
  return {
    subject: `Order problem: ${bought['what'].replace(/^an? /u, '')}`,
    sentences: [
      `I ordered ${bought['what']} from ${bought['from'] ?? 'you'}${bought['price'] === undefined ? '' : ` for $${bought['price']}`} (order [number]), and it ${wrong['how'] ?? 'came'} ${wrong['what'].trim()}.`,
      sum === undefined ? null : `You offered me $${sum}, and I’d rather not settle for that.`,
      `I’d like ${isNoun ? '' : 'it '}${remedy.replace(/ or picked up and refunded/u, ', or picked up and refunded in full').trim()}.`,
      day === undefined ? null : `I’m hosting on ${day}, so I need to know soon.`,
      `Please let me know by [date] ${/ or /u.test(remedy) ? 'which one it’ll be and when' : 'when that’ll happen'}.`,
    ],
    tip: 'Attach photos if you have them. If they say no: “I understand that’s the first answer. Please send this to a supervisor and email me their decision.” After that, ask your card company about disputing the charge.',
  }
}

const payFor = /\bI want (?:them|her|him) to (?<what>(?:pay|cover|refund|reimburse|replace|redo|fix)[^.?!;]{2,60})/u
const bill = /\b(?<what>[\p{L}]+ )?[Bb]ill (?:was|is|came to) \$(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?)/u
/** Asks a business to pay for what it did. */
export const damagePaid: TextKind = ({ told, reader }) => {
  const remedy = slots(told, payFor)?.['what']
  const harm =
    /\b(?<verb>cut|broke|damaged|ruined|scratched|burned|lost|stained|cracked|shrank|flooded) my (?<what>[^.?!,;]{2,40}?)(?= and\b| but\b|[.?!,;]|$)/u.exec(
      told,
    )?.groups
  if (remedy === undefined || harm?.['what'] === undefined) return null
  const cost = slots(told, bill)
  const isHidden =
    /\b(?:didn’t|never) (?:tell me|told me|say anything|said anything|mention(?:ed)? it)\b(?! (?:what|how|why|when)\b)/u.test(
      told,
    )
  const asked = phraseToReader(remedy, { ...reader, gender: 'many' })
  return {
    subject: capitalize(harm['what']),
    sentences: [
      `${/groomer|salon|stylist|dentist|vet/u.test(reader.role ?? '') ? 'At my last appointment you' : 'You'} ${harm['verb'] ?? ''} my ${harm['what']}${isHidden ? ', and nobody told me' : ''}.`,
      cost === null
        ? null
        : `The ${cost['what']?.trim() ?? ''} bill was $${cost['sum'] ?? ''}.`
            .replace('  ', ' ')
            .replace(/The (\p{Lu})/u, (_, first: string) => `The ${first.toLowerCase()}`),
      asked === null ? null : `I’m asking you to ${asked.trim()}.`,
      'Please let me know by [date, a week from now] how you’d like to send it.',
    ],
    tip: 'Attach the bill and photos if you have them. If there’s no answer in a week, send it once more with “second request.”',
  }
}

const membership =
  /\b(?:won’t|will not|refuses? to|keeps? not) cancel(?:ing)? my (?<what>membership|subscription|account|plan|service|contract)\b/u
const asked =
  /\bI (?:asked|called|emailed|told them|tried) (?<times>once|twice|(?:\p{L}+|\d+) times)(?<how> in person| by phone| by email)?/u
const charged =
  /\bcharged (?:me|us) \$?(?<sum>\d+(?:,\d{3})*(?:\.\d{2})?) again(?: on (?<day>the \d{1,2}(?:st|nd|rd|th)|\p{Lu}\p{L}+ \d{1,2}))?/u
/** Cancels a membership that keeps being charged. */
export const membershipEnded: TextKind = ({ told, all }) => {
  const what = slots(all, membership)?.['what']
  if (what === undefined) return null
  const times = slots(told, asked)
  const fee = slots(told, charged)
  return {
    subject: `Cancel my ${what} today`,
    sentences: [
      `Please cancel my ${what} effective today.`,
      times === null
        ? null
        : `I’ve already asked ${times['times'] ?? ''}${times['how'] ?? ''}${fee === null ? '' : `, and I was still charged ${dollars(fee['sum'] ?? '')}${fee['day'] === undefined ? '' : ` on ${fee['day']}`}`}.`,
      times === null && fee !== null ? `I was charged ${dollars(fee['sum'] ?? '')} again.` : null,
      fee === null ? null : `Please refund that ${dollars(fee['sum'] ?? '')} and take my card off file.`,
      'I no longer authorize any charges. Please confirm the cancellation in writing by [date].',
    ],
    tip: 'Save this email and the date. Your bank may ask for it if you dispute a charge.',
  }
}

const fine = new RegExp(
  [
    String.raw`\b(?:sent me a letter|fined me|gave me a fine|letter) [^.?!]{0,12}?about (?<what>my [^.?!]{3,40}?)`,
    String.raw`(?: with an? \$(?<sum>\d+(?:,\d{3})*) fine)?(?=[.?!,;]|$)`,
  ].join(''),
  'u',
)
const followed = /\bI (?<did>(?:put|bring|took|take|paid|park|keep|submitted)\b[^.?!]{3,70})/u
/** Disputes a fine, with what was done as the rule says. */
export const fineDisputed: TextKind = ({ told, want }) => {
  const found = slots(told, fine)
  if (found?.['what'] === undefined || !/\b(?:disput\p{L}+|reply|fight|appeal\p{L}*|respon\p{L}+|answer)\b/u.test(want))
    return null
  if (found['sum'] === undefined && !/\bdisput/u.test(want)) return null
  const rest = told.slice(Math.max(0, told.indexOf(found['what'])))
  const did = slots(rest, followed)?.['did']
  if (did === undefined) return null
  return {
    subject: `Dispute of the notice about ${found['what']}`,
    sentences: [
      `I got your notice about ${found['what']}${found['sum'] === undefined ? '' : ` and the $${found['sum']} fine`}, and I’m disputing it.`,
      `I ${did.trim()}.`,
      `Please send me the date, the time, and any photo this is based on, and hold the ${found['sum'] === undefined ? 'notice' : 'fine'} until it’s been reviewed.`,
    ],
    tip: 'Send it in writing before the deadline on the notice, and ask how to appeal to the board.',
  }
}

const movingOut = new RegExp(
  [
    String.raw`\b(?:we’re|I’m|we are|I am) moving out (?:of (?:our|my|the) [\p{L} ]{3,20}? )?(?:on )?(?<day>the \d{1,2}(?:st`,
    String.raw`|nd|rd|th)|\p{Lu}\p{L}+ \d{1,2}|(?:at|by) [^.?!,]{3,30}?)(?= and\b|[.,;!?]|$)`,
  ].join(''),
  'u',
)
const deposit = /\b(?:our|my) \$(?<sum>\d+(?:,\d{3})*) deposit\b/u
/** Gives a landlord notice, and asks for the deposit. */
export const moveOutNotice: TextKind = ({ told, all, want, reader }) => {
  const day = slots(all, movingOut)?.['day']
  if (day === undefined) return null
  if (!isRole(reader, 'landlord|landlady|property manager|manager|office') && !/\bnotice\b/u.test(want)) return null
  const isWe = /\bwe’re moving\b/iu.test(all)
  const sum = slots(told, deposit)?.['sum']
  const notice = /\b(?<n>\d+)[- ]days?[’']? notice\b/u.exec(all)?.groups?.['n']
  const [we, our, us] = isWe ? ['We’re', 'our', 'us'] : ['I’m', 'my', 'me']
  return {
    subject: `Notice: moving out ${day}`,
    sentences: [
      `This is ${our} ${notice === undefined ? '' : `${notice}-day `}notice. ${we} moving out ${/^(?:at|by) /u.test(day) ? day : `on ${day}`}.`,
      'Could we set a time that week for a walk-through together?',
      sum === undefined ? null : `Please send ${our} $${sum} deposit to this address after that: [new address].`,
      `Let ${us} know if there’s anything you need before then.`,
    ],
    tip: 'Take photos of every empty room on the last day, with the date.',
  }
}
