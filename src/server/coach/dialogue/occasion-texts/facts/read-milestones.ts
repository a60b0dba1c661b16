import { oneOf } from '../../../phrase-pattern.ts'

type Facts = Record<string, string | undefined>

/** Operations and treatments, in the words of a prayer. */
const operations: readonly [RegExp, string][] = [
  [/\btonsils?\b/i, 'for the tonsil surgery'],
  [/\badenoids?\b/i, 'for the adenoid surgery'],
  [/\b(?:ear tubes?|tubes (?:put )?in)\b/i, 'when the ear tubes go in'],
  [/\bwisdom teeth\b/i, 'when the wisdom teeth come out'],
  [/\b(?:tooth|teeth) (?:pulled|out)\b/i, 'in the dentist’s chair'],
  [/\broot canal\b/i, 'for the root canal'],
  [/\bgall ?bladder\b/i, 'for the gallbladder surgery'],
  [/\bappendix\b/i, 'for the appendix surgery'],
  [/\bhernia\b/i, 'for the hernia surgery'],
  [/\b(?:heart )?cath(?:eterization)?\b/i, 'for the heart cath'],
  [/\bstents?\b/i, 'for the stent'],
  [/\bcataracts?\b/i, 'for the cataract surgery'],
  [/\bpacemaker\b/i, 'for the pacemaker'],
  [/\bcolonoscopy\b/i, 'for the colonoscopy'],
  [/\bendoscopy\b/i, 'for the endoscopy'],
  [/\bbypass\b/i, 'for the bypass surgery'],
  [/\bhysterectomy\b/i, 'for the hysterectomy'],
  [/\bmastectomy\b/i, 'for the mastectomy'],
]
const joint =
  /\b(knee|hip|shoulder|heart|back|eye|foot|hand|brain|wrist|ankle|neck|spine|ear) (surgery|replacement|operation)\b/i
const replaced = /\b(knee|hip|shoulder) replaced\b/i

function readOperation(text: string): string | undefined {
  const known = operations.find(([form]) => form.test(text))?.[1]
  const [, part, what] = joint.exec(text) ?? []
  const again = replaced.exec(text)?.[1]
  if (known !== undefined) return known
  if (part !== undefined && what !== undefined) return `for the ${part.toLowerCase()} ${what.toLowerCase()}`
  return again === undefined ? undefined : `for the ${again.toLowerCase()} replacement`
}

const begins =
  'starts?|starting|begins?|beginning|leaves? for|leaving for|head(?:s|ed|ing)? (?:off )?to|going (?:off |back )?to|goes (?:off )?to|off to'
const locations = oneOf(
  '(?:nursing|medical|med|law|grad|graduate|trade|beauty|cosmetology|tech|truck driving|dental|vet|culinary) school',
  'community college|college|university|basic training|boot camp|kindergarten|preschool|middle school|high school',
)
const named = oneOf(
  '(?:fire|police|naval|air force) academy',
  '(?:nursing|lpn|rn|cna|apprenticeship|training) program',
  'apprenticeship',
)
const start = new RegExp(
  String.raw`\b(?:${begins}) (?:at |in )?(?:her |his |their |my |a |an )?(?:(?:the |new )?(${named})|(${locations}))\b`,
  'i',
)
function readStart(text: string): string | undefined {
  const [, ofThe, plain] = start.exec(text) ?? []
  return ofThe === undefined
    ? plain?.toLowerCase()
    : `the ${ofThe.toLowerCase()}`.replace(/\b(?:lpn|rn|cna)\b/, (one) => one.toUpperCase())
}

const workplaces =
  'school district|dental office|bank|credit union|hospital|clinic|school|library|store|daycare|office|post office|courthouse|plant|factory|nursing home|salon|restaurant|warehouse|university|college|church|hotel|airport|county|city|pharmacy|bakery|insurance (?:company|office)'
const venue = new RegExp(
  String.raw`\binterview\w*\b.{0,40}\b(?:at|with) (?:the|a|an|our|this) ((?:[a-z]+ )?(?:${workplaces}))\b`,
  'i',
)

const treatments = /\b(chemo|radiation|immunotherapy|dialysis|infusions?)\b/i

/** Reads new beginnings and hard events, for prayers and affirmations. */
export function readMilestones(text: string): Facts {
  const operation = readOperation(text)
  const starting = readStart(text)
  const treatment = treatments.exec(text)?.[1]?.toLowerCase()
  const location = venue.exec(text)?.[1]?.toLowerCase()
  return {
    forop: operation && ` ${operation}`,
    starting,
    startverb: starting && 'starts',
    treatment,
    treatverb: treatment && (/\b(?:starts?|starting|begins?|first)\b/i.test(text) ? 'starts' : 'goes on'),
    venue: location && `the ${location}`,
    nervous: /\b(?:nervous|scared|anxious|worried|terrified)\b/i.test(text) ? '' : undefined,
  }
}
