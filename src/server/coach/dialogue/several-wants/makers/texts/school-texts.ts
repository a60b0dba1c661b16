import { capitalize } from '#contract/capitalize.ts'
import { isRole, slots, type TextKind } from './text-brief.ts'

const schoolRoles = 'teacher|preschool|daycare|school|principal|counselor|nurse|coach|director|camp'
const fear = new RegExp(
  [
    String.raw`\b(?:about|because) (?:him|her|them|my (?<kin>son|daughter|kid|child)|(?<name>\p{Lu}\p{L}+))(?:’s| is| being`,
    '| getting)? (?:so |really |a little |very )?(?<state>scared of|afraid of|nervous about|worried about',
    '|anxious about|shy around|struggling with|having trouble with) (?<what>[^.?!]{3,60})',
  ].join(''),
  'u',
)
const fearTold = new RegExp(
  [
    String.raw`\b(?:[Mm]y (?<kin>son|daughter|kid)|he|she)(?:’s| is) (?:so |really |a little |very )?(?<state>scared of`,
    '|afraid of|nervous about|anxious about) (?<what>[^.?!,]{3,50})',
  ].join(''),
  'u',
)
const starts = new RegExp(
  [
    String.raw`\b(?:starts|first day is|starting)(?: school| preschool| kindergarten)? (?:at a new (?:school|preschool`,
    '|daycare) )?(?<day>tomorrow|(?:on )?(?:Mon|Tues|Wednes|Thurs|Fri)day|today)',
  ].join(''),
  'u',
)
const helpFor = (what: string): string =>
  /noise|loud|cafeteria|crowd/u.test(what)
    ? 'If it gets to be too much, could he sit near the end of a table or step out for a minute with an adult?'
    : /bathroom|potty|toilet/u.test(what)
      ? 'Could somebody remind him and walk him there the first few days?'
      : 'If it gets to be too much, could he check in with you or take a short break?'

/** Tells a teacher what a child is afraid of. */
export const fearAtSchool: TextKind = ({ want, told, all, reader }) => {
  const found = slots(want, fear) ?? slots(told, fearTold)
  if (found?.['what'] === undefined || !isRole(reader, schoolRoles)) return null
  const kin = found['kin'] ?? /\b[Mm]y (?<kin>son|daughter)\b/u.exec(all)?.groups?.['kin']
  // The pronoun may stand for the teacher.
  const isGirl = kin === undefined || kin === 'kid' ? /\babout her\b|\bshe\b/u.test(all) : kin === 'daughter'
  const child =
    found['name'] ??
    `my ${kin ?? (isGirl ? 'daughter' : /\babout him|\bhe\b|\bhis teacher/u.test(all) ? 'son' : 'child')}`
  const day = slots(all, starts)?.['day']
  const [he, him] = isGirl ? ['she', 'her'] : ['he', 'him']
  const what = found['what'].replace(/,? (?:and|can|it’s|so)\b.*$/u, '').trim()
  return {
    subject: `About ${child}`,
    sentences: [
      `${day === undefined ? 'I' : `${capitalize(child)} starts ${day}, and I`} wanted you to know ${day === undefined ? child : he} is ${found['state'] ?? 'scared of'} ${what}.`,
      helpFor(what)
        .replaceAll(/\bhe\b/gu, he)
        .replaceAll(/\bhim\b/gu, him),
      'Please text or call me anytime at [number], and thank you for looking out for us.',
    ],
    tip: `Tell ${him} tonight that you’ve written to ${reader.name ?? 'the teacher'}. It’s easier to walk in when somebody already knows.`,
  }
}

const allergy =
  /\b(?:has|have|with) an? (?:severe |bad |mild )?(?<what>[\p{L} ]{3,20}?) allergy|\ballergic to (?<other>[\p{L} ]{3,30}?)(?=[.,;!?]|$| and)/u
const pen = /\bepi ?-?pen(?:’s| is) (?<where>in [^.?!,]{3,40})/iu
/** Tells a school about an allergy and where the medicine is. */
export const allergyNote: TextKind = ({ want, told, all, reader }) => {
  const found = slots(told, allergy)
  const what = found?.['what'] ?? found?.['other']
  if (
    what === undefined ||
    !/\b(?:about (?:it|the|her|his)|allerg\p{L}+|bag)\b/u.test(want) ||
    !isRole(reader, schoolRoles)
  )
    return null
  const kin = /\b[Mm]y (?<kin>son|daughter|kid)\b(?: (?<name>\p{Lu}\p{L}+))?/u.exec(told)?.groups
  const day = slots(told, starts)?.['day']
  const isGirl = kin?.['kin'] === 'daughter'
  const where = slots(all, pen)?.['where']
  return {
    sentences: [
      `My ${kin?.['kin'] ?? 'child'}${kin?.['name'] === undefined ? '' : ` ${kin['name']}`}${day === undefined ? '' : ` starts ${day} and`} has ${/^[aeiou]/u.test(what) ? 'an' : 'a'} ${what} allergy.`,
      where === undefined
        ? null
        : `${isGirl ? 'Her' : 'His'} EpiPen is ${where.trim()} of ${isGirl ? 'her' : 'his'} bag, so please keep the bag where an adult can get to it fast.`.replace(
            /bag of (?:her|his) bag/u,
            'bag',
          ),
      `Please check before ${isGirl ? 'she' : 'he'} shares any snack, and call me right away at [number] if anything seems off.`,
      'Can we take two minutes at drop-off to go over the allergy plan together?',
    ],
    tip: 'A note in a bag can sit there all day, so hand it over in person too, with the plan from the doctor.',
  }
}

const asks = /\basking (?:(?:him|her|them) )?(?<form>what|how|why|when|if|whether) (?<what>[^.?!]{3,90})/u
const playing = new RegExp(
  [
    String.raw`\bhasn’t (?<what>played) (?:my (?:daughter|son) )?(?<name>\p{Lu}\p{L}+)? ?(?<much>more than [^.?!]{3,40}|much`,
    String.raw`|at all)(?: in (?<games>[\p{L}\d]+ games))?`,
  ].join(''),
  'u',
)
/** Asks a coach or teacher about a child. */
export const questionForCoach: TextKind = ({ want, told, reader }) => {
  const asked = slots(want, asks)
  const found = slots(told, playing)
  if (asked?.['what'] === undefined || !isRole(reader, schoolRoles)) return null
  const name = found?.['name'] ?? /\b[Mm]y (?:daughter|son) (?<name>\p{Lu}\p{L}+)/u.exec(told)?.groups?.['name']
  if (name === undefined) return null
  const much = found?.['much']
  const ask = asked['what'].replace(/^(?:she|he|they) can\b/u, `can ${name}`).trim()
  return {
    subject: `A question about ${name}`,
    sentences: [
      `Thank you for ${isRole(reader, 'coach') ? 'coaching' : 'teaching'} ${name}.`,
      much === undefined
        ? null
        : `I’ve noticed ${name} hasn’t played ${much}${found?.['games'] === undefined ? '' : ` in ${found['games']}`}.`,
      ask.startsWith('can ')
        ? `${capitalize(asked['form'] ?? 'what')} ${ask}?`
        : `I wanted to ask ${asked['form'] ?? 'what'} ${ask}.`,
      'Is there anything to practice at home?',
    ],
    tip: 'Send it on a day without a game. A question about practice gets a real answer; a question about minutes gets a defense.',
  }
}
