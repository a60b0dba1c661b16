/**
 * The pages of a signed-in user, in navigation order. `top` and `bottom` are labels in the top and bottom navigation, for pages
 * listed there; `isReady` is false for pages not built yet. The web has a feature for each (web/app/features.ts). No zod: the
 * browser loads this file too.
 */
export const pages = [
  { key: 'dashboard', path: '/', title: 'Dashboard', top: 'Dashboard', bottom: 'Home', isReady: true },
  { key: 'health', path: '/health-fitness', title: 'Health & Fitness', top: 'Health', bottom: null, isReady: true },
  { key: 'spiritual', path: '/spiritual', title: 'Spiritual', top: 'Spiritual', bottom: null, isReady: true },
  { key: 'household', path: '/household', title: 'Household', top: 'Household', bottom: null, isReady: true },
  { key: 'journal', path: '/journal', title: 'My Journal', top: 'Journal', bottom: null, isReady: true },
  { key: 'goals', path: '/financial-goals', title: 'Glo Goals', top: 'Glo Goals', bottom: null, isReady: true },
  { key: 'selfCare', path: '/self-care', title: 'Self-Care Center', top: 'Self-Care', bottom: null, isReady: true },
  { key: 'audio', path: '/audio-center', title: 'Audio Center', top: 'Audio', bottom: null, isReady: true },
  { key: 'coach', path: '/ask-luxee', title: 'Ask Luxee', top: 'Ask Luxee', bottom: null, isReady: true },
  { key: 'shopping', path: '/shopping-lists', title: 'Shopping Lists', top: null, bottom: 'Shopping', isReady: false },
  { key: 'lounge', path: '/lux-lounge', title: 'Lux Lounge', top: null, bottom: 'Lux', isReady: true },
  { key: 'planner', path: '/planner', title: 'My Planner', top: null, bottom: 'Plan', isReady: true },
  { key: 'visionBoard', path: '/vision-board', title: 'Vision Board', top: null, bottom: null, isReady: true },
  { key: 'mindset', path: '/mindset-lab', title: 'Mindset Lab', top: null, bottom: null, isReady: true },
  { key: 'income', path: '/digital-income', title: 'Digital Income Hub', top: null, bottom: null, isReady: true },
  { key: 'profile', path: '/profile', title: 'Profile', top: null, bottom: 'Profile', isReady: true },
] as const

export type Page = (typeof pages)[number]
export type PageKey = Page['key']
export type ReadyPageKey = Extract<Page, { isReady: true }>['key']
export type ComingPageKey = Exclude<PageKey, ReadyPageKey>

/** Paths outside of the navigation: the dashboard's alias, onboarding, password reset, about the coach, and help lines. */
export const otherPaths = {
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  resetPassword: '/reset-password',
  aboutCoach: '/ask-luxee/about',
  help: '/help',
} as const

/**
 * The first API calls of each page, so that the browser can preload them together with its scripts. `{day}` is the day the page
 * is opened on, `{from}` and `{to}` enclose its month.
 */
export const firstData: Readonly<
  Record<ReadyPageKey, readonly string[]> & Partial<Record<ComingPageKey | keyof typeof otherPaths, readonly string[]>>
> = {
  dashboard: ['/api/dashboard'],
  journal: ['/api/journal', '/api/user/usage-limits'],
  goals: ['/api/goals', '/api/goals/summary', '/api/onboarding'],
  planner: [
    '/api/tasks?date={day}&limit=100',
    '/api/tasks/days?from={from}&to={to}',
    '/api/tasks/unfinished?limit=100',
  ],
  selfCare: ['/api/self-care/summary', '/api/self-care/patterns'],
  health: ['/api/fitness', '/api/fitness/workouts?limit=8'],
  coach: ['/api/sophia/coach', '/api/sophia/chats', '/api/user/usage-limits'],
  audio: ['/api/self-care/patterns'],
  mindset: ['/api/affirmations?limit=24'],
  visionBoard: ['/api/vision-board', '/api/user/usage-limits'],
  spiritual: ['/api/spiritual/today'],
  lounge: [],
  income: ['/api/income/summary', '/api/income/settings', '/api/income/guide'],
  profile: ['/api/user/profile', '/api/premium', '/api/user/usage-limits', '/api/auth/sessions'],
  household: ['/api/household-tasks?limit=100', '/api/household/people', '/api/household/balance'],
  onboarding: ['/api/onboarding'],
}

/** The same for a page that is opened on a tab (`?tab=`), instead of its page's own. */
export const firstDataOfTabs: Readonly<
  Partial<Record<PageKey | keyof typeof otherPaths, Readonly<Record<string, readonly string[]>>>>
> = {
  health: {
    gym: ['/api/fitness', '/api/fitness/workouts?limit=8'],
    weight: ['/api/fitness', '/api/fitness/weights?limit=8', '/api/fitness/weight-trend'],
    meals: ['/api/fitness'],
  },
  audio: {
    affirmations: ['/api/affirmations/today', '/api/affirmations?limit=6'],
    music: [],
    soundscapes: ['/api/audio/mixes', '/api/self-care?limit=20'],
  },
  spiritual: {
    prayer: ['/api/prayers?state=open&limit=20', '/api/prayers?state=answered&limit=20'],
    reflection: ['/api/reflections?limit=10'],
    wisdom: ['/api/spiritual/today', '/api/spiritual/wisdom'],
  },
  income: {
    'action-plan': ['/api/income/summary', '/api/income/settings', '/api/income/guide', '/api/income/plan'],
    'success-stories': ['/api/income/summary', '/api/income/settings', '/api/income/guide', '/api/income'],
  },
}
