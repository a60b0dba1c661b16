/** Choices in display order, and other lists and limits that both sides share. No zod: the browser loads this file too. */

/** Moods 1 to 5, each with its emoji and its label for screen readers. */
export const moods = [
  { value: 1, emoji: '😔', word: 'Low' },
  { value: 2, emoji: '😕', word: 'Uneasy' },
  { value: 3, emoji: '😐', word: 'Okay' },
  { value: 4, emoji: '😊', word: 'Good' },
  { value: 5, emoji: '😄', word: 'Radiant' },
] as const

export const ageRanges = ['18-25', '26-35', '36-45', '46-55', '56-65', '65+'] as const

export const experienceLevels = ['beginner', 'intermediate', 'advanced'] as const
export const communicationStyles = ['encouraging', 'direct', 'gentle', 'motivating'] as const

export const primaryGoals = [
  'Financial Independence',
  'Health & Fitness',
  'Career Growth',
  'Relationships',
  'Personal Development',
  'Spiritual Growth',
  'Work-Life Balance',
  'Confidence Building',
] as const

/** Areas of the onboarding, which choose the weekly ideas and count twice in the wellness score. */
export const wellnessAreas = [
  'Physical Health',
  'Mental & Emotional',
  'Financial Wellness',
  'Spiritual Growth',
  'Life Organization',
] as const

export const notificationKinds = ['daily_reminders', 'goal_updates', 'wellness_tips', 'community_updates'] as const

/** Priorities 1 to 5 and their labels. */
export const priorities = [
  { value: 1, label: 'Low' },
  { value: 2, label: 'Low' },
  { value: 3, label: 'Medium' },
  { value: 4, label: 'High' },
  { value: 5, label: 'Urgent' },
] as const

export const taskCategories = ['self-care', 'work', 'personal', 'financial'] as const

/** Which occurrences of a repeated task a change applies to. */
export const editScopes = ['this', 'following', 'all'] as const

export const goalCategories = [
  'financial',
  'physical',
  'self-care',
  'career',
  'personal',
  'relationships',
  'spiritual',
] as const

export const affirmationCategories = [
  'general',
  'success',
  'self-love',
  'abundance',
  'confidence',
  'health',
  'relationships',
] as const

export const quoteTopics = ['courage', 'freedom', 'hope', 'joy', 'kindness', 'learning'] as const

/** An amount to reach, a debt to pay down, a habit counted in times, or steps to tick. */
export const goalKinds = ['amount', 'debt', 'habit', 'milestones'] as const

/** Numbers the dashboard reads from a marked goal; at most one goal each. */
export const goalTracks = ['monthlyIncome', 'emergencyFund'] as const

/** In days; `window` is how far back. `tolerance`: the share of its time that a goal may be off and still be on track. */
export const forecastBasis = { window: 90, updateDays: 3, span: 14, tolerance: 0.05 } as const
/** The dashboard's cards in their default order. */
export const dashboardCards = [
  'tasks',
  'affirmation',
  'tour',
  'quickActions',
  'journal',
  'goals',
  'stats',
  'week',
  'ask',
  'upcoming',
  'insight',
  'quickAccess',
  'digitalIncome',
] as const

/** Messages for a streak of 0 days, 1 day, 2 to 6 days, and from 7 days on. */
export const streakMessages = ['none', 'first', 'growing', 'strong'] as const

/** Circulating currencies of ISO 4217. */
export const currencies =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  )

const withoutDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ')
const withThreeDecimals = 'BHD IQD JOD KWD LYD OMR TND'.split(' ')

/** Number of decimals of a currency (ISO 4217). */
export const decimalsOf = (currency: string): number =>
  withoutDecimals.includes(currency) ? 0 : withThreeDecimals.includes(currency) ? 3 : 2
/** Self-care activities with their display names. */
export const activityTypes = [
  { key: 'meditation', label: 'Meditation' },
  { key: 'exercise', label: 'Exercise' },
  { key: 'skincare', label: 'Skincare' },
  { key: 'reading', label: 'Reading' },
  { key: 'bath', label: 'Bath' },
  { key: 'massage', label: 'Massage' },
  { key: 'nature', label: 'Nature' },
  { key: 'music', label: 'Music' },
  { key: 'yoga', label: 'Yoga' },
  { key: 'journaling', label: 'Journaling' },
  { key: 'breathing', label: 'Breathing' },
  { key: 'stretching', label: 'Stretching' },
] as const

export type ActivityType = (typeof activityTypes)[number]['key']

/** Activities logged with one tap, in minutes. */
export const quickActivities = [
  { activityType: 'breathing', minutes: 5 },
  { activityType: 'meditation', minutes: 10 },
  { activityType: 'stretching', minutes: 15 },
  { activityType: 'skincare', minutes: 20 },
] as const satisfies readonly { activityType: ActivityType; minutes: number }[]

/** Self-care targets: minutes in the last 7 days, activities today. */
export const selfCareGoals = { weekMinutes: 200, dayActivities: 1 } as const

/**
 * The data that insights need: `days` with a mood in total, `sideDays` with a mood on each side of a comparison. A trend
 * compares `trendDays` calendar days with as many before.
 */
export const selfCareInsightBasis = { days: 14, sideDays: 4, trendDays: 28 } as const

/** Guided breathing: seconds of each phase (0 skips it; `restTime` is the hold after breathing out) and the number of rounds. */
export const breathingTechniques = [
  {
    id: '4-7-8',
    name: '4-7-8 Breathing',
    description: 'A long breath out, to settle down before sleep.',
    inhaleTime: 4,
    holdTime: 7,
    exhaleTime: 8,
    restTime: 0,
    cycles: 4,
    voiceInstructions: [
      'Breathe in quietly through your nose.',
      'In through your nose, shoulders low.',
      'Let the air find its own way in.',
      'One more, as slow as you like.',
    ],
  },
  {
    id: 'box',
    name: 'Box Breathing',
    description: 'Four even sides, to clear your head: in for 4, hold 4, out for 4, and an empty hold of 4.',
    inhaleTime: 4,
    holdTime: 4,
    exhaleTime: 4,
    restTime: 4,
    cycles: 6,
    voiceInstructions: [
      'Breathe in, and draw the first side.',
      'In through your nose, steady and even.',
      'Fill from the belly up.',
      'Four sides, all the same length.',
      'Let your jaw go soft.',
      'The last round. Take it gently.',
    ],
  },
  {
    id: 'coherent',
    name: 'Coherent Breathing',
    description: 'In for five and out for five, with no holding: an easy, restful rhythm.',
    inhaleTime: 5,
    holdTime: 0,
    exhaleTime: 5,
    restTime: 0,
    cycles: 10,
    voiceInstructions: [
      'Breathe in, like a slow wave.',
      'In, without effort.',
      'Let your shoulders be heavy.',
      'In again, soft and even.',
      'Nothing to reach for.',
    ],
  },
] as const

/** Areas the coach may read with the user's consent, and those that are allowed by default. */
export const coachAreas = [
  'goals',
  'planner',
  'selfCare',
  'onboarding',
  'journal',
  'income',
  'spiritual',
  'fitness',
  'shopping',
  'cycle',
  'household',
] as const
export const coachAreasAtFirst = ['goals', 'planner', 'selfCare', 'onboarding'] as const

export const coachKinds = ['builtin', 'ollama', 'openai-compatible', 'anthropic'] as const

/** `failed` has no reply and uses no quota; `stopped` is a partial reply that the user or an error ended. */
export const exchangeStates = ['streaming', 'done', 'stopped', 'failed'] as const

/** Before it was accepted: `withdrawn`, replaced by a newer card; `dropped`, no longer wanted by the user. */
export const proposalStates = ['open', 'accepted', 'undone', 'withdrawn', 'dropped'] as const

/** Sizes of a picture, in pixels of the longer side at most. `/thumb` after a picture's path names one. */
export const pictureSizes = { thumb: 320, card: 800, full: 2048 } as const

/** Upload limits: bytes of a file, pixels of an AVIF (decision 021). */
export const maxPictureBytes = 5_242_880
export const maxAvifPixels = 5_000_000

/** Accepted formats. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const

/** Built-in avatars, served from `src/web/public`. */
export const avatarSamples = [
  { path: '/avatars/dawn.svg', label: 'Dawn' },
  { path: '/avatars/meadow.svg', label: 'Meadow' },
  { path: '/avatars/tide.svg', label: 'Tide' },
  { path: '/avatars/blossom.svg', label: 'Blossom' },
  { path: '/avatars/moonrise.svg', label: 'Moonrise' },
  { path: '/avatars/golden-hour.svg', label: 'Golden hour' },
] as const

/** The groups of ways to earn in the Digital Income Hub: services to others, teaching, things made, an audience. */
export const incomeApproaches = ['services', 'teaching', 'making', 'audience'] as const
