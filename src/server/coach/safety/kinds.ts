/** What a message may show, in the order in which an answer attends to it when there are several. */
export const concernKinds = [
  'medical',
  'selfHarm',
  'someoneInDanger',
  'sexualAssault',
  'violenceAtHome',
  'afterBirth',
  'harmToOthers',
  'coerciveControl',
  'eating',
] as const
export type ConcernKind = (typeof concernKinds)[number]

/** `explicit` says it; `hinted` means it, or may. A `faint` sign counts only beside another one, or in a thread that has had one. */
export const levels = ['explicit', 'hinted', 'faint'] as const
export type Level = (typeof levels)[number]

export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** One concern in a message. `points` is the certainty: 2 is a hint, 4 or more is explicit. */
export type Concern = { kind: ConcernKind; level: 'explicit' | 'hinted'; points: number }

/** How it is attended to: `full` takes the whole reply, `note` adds one soft sentence below an ordinary one. */
export type Degree = 'full' | 'note'

/**
 * What `assess` found. `concerns` is empty but for `full`. `asksMeans`: the user asks how, where or how much. `denies`: takes it back;
 * `isMisread`: says that it never was so. `faint`: signs too small to act on alone, those of its hinted concerns among them. `likeliest`: what it would be, if anything.
 */
export type Assessment = {
  degree: Degree | null
  likeliest: ConcernKind
  concerns: readonly Concern[]
  faint: Readonly<Partial<Record<ConcernKind, number>>>
  asksMeans: boolean
  denies: boolean
  isMisread: boolean
  isSafeNow: boolean
  /** The message doesn't only deny the concern or say that all is well: it also tells or asks something else. */
  saysMore: boolean
  language: Language
}

/** The kinds in words, for a model that is told of one. */
export const concernInWords: Record<ConcernKind, string> = {
  medical: 'a medical emergency',
  selfHarm: 'suicide or self-harm',
  someoneInDanger: 'another person in danger',
  sexualAssault: 'sexual assault',
  violenceAtHome: 'violence at home',
  afterBirth: 'distress after a birth',
  harmToOthers: 'harm to other people',
  coerciveControl: 'control by a partner',
  eating: 'an eating disorder',
}
