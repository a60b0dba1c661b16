export const bodyParts = ['shoulder', 'wrist', 'neck', 'back', 'belly', 'hip', 'knee', 'foot'] as const
export type BodyPart = (typeof bodyParts)[number]

const hurts: readonly (readonly [BodyPart, RegExp])[] = [
  ['foot', /\b(?:foot|feet|ankles?|toes?|heel|boot|achilles|plantar)\b/i],
  ['knee', /\b(?:knees?|acl|meniscus|leg(?:'s)? (?:is )?(?:in|broken)|broken leg|cast on my leg)\b/i],
  ['hip', /\bhips?\b/i],
  ['shoulder', /\b(?:shoulders?|sling|rotator|collarbone|arm (?:in|is broken)|broken arm|frozen shoulder)\b/i],
  ['wrist', /\b(?:wrists?|carpal|hands? (?:in|is)|thumb|broken finger)\b/i],
  ['back', /\b(?:(?:bad|sore|lower|my) back|disc|sciatica|slipped|spine)\b/i],
  ['belly', /\b(?:c-?section|hernia|belly|abdomen|stomach)\b/i],
  ['neck', /\b(?:neck|whiplash)\b/i],
]
/** For a midwife or a doctor, or for a card. */
export const notForMoves = /\b(?:pregnan\w*|chest pain|dizzy|faint\w*|log|logged|add|schedule|remind|how many)\b/i

/** Returns the parts of the body that hurt, by the message. */
export const soreParts = (text: string): BodyPart[] => hurts.filter(([, form]) => form.test(text)).map(([part]) => part)
