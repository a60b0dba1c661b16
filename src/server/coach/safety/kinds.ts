/** The concerns that a message may show, in the order in which an answer addresses several. */
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
/** A concern that a message may show. */
export type ConcernKind = (typeof concernKinds)[number]

/** `explicit` states a concern; `hinted` implies or may imply it. A `faint` sign counts only with another one in the message or thread. */
export const levels = ['explicit', 'hinted', 'faint'] as const
/** How clearly a sign shows a concern. */
export type Level = (typeof levels)[number]

/** The languages of the safety texts. */
export const languages = ['en', 'es'] as const
/** A language of the safety texts. */
export type Language = (typeof languages)[number]

/** A concern in a message. `points` is its certainty: 2 is a hint, 4 or more is explicit. */
export type Concern = { kind: ConcernKind; level: 'explicit' | 'hinted'; points: number }

/** How a concern is answered: `full` takes the whole reply, `note` adds one gentle sentence below an ordinary reply. */
export type Degree = 'full' | 'note'

/**
 * The result of `assess`. `concerns` is empty unless the degree is `full`. `asksMeans`: the user asks how, where or how much.
 * `denies`: the user takes a concern back; `isMisread`: says that it never was one. `faint`: points of kinds that are not
 * explicit, to add up over a thread. `likeliest`: the kind that it would be, if any.
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
  /** The message denies the concern or says that all is well, and also tells or asks something else. */
  saysMore: boolean
  language: Language
}

/** The kinds in words, for the instructions of a model. */
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
