import { shoppingCategories, type ShoppingCategory } from './shopping-lists.ts'

/**
 * The pages of a signed-in user, in navigation order. `top` and `bottom` are labels in the top and bottom navigation, for pages
 * listed there. The web has a feature for each (web/app/features.ts). No zod: the browser loads this file too.
 */
export const pages = [
  { key: 'dashboard', path: '/', title: 'Dashboard', top: 'Dashboard', bottom: 'Home' },
  { key: 'health', path: '/health-fitness', title: 'Health & Fitness', top: 'Health', bottom: null },
  { key: 'spiritual', path: '/spiritual', title: 'Spiritual', top: 'Spiritual', bottom: null },
  { key: 'household', path: '/household', title: 'Household', top: 'Household', bottom: null },
  { key: 'journal', path: '/journal', title: 'My Journal', top: 'Journal', bottom: null },
  { key: 'goals', path: '/financial-goals', title: 'Glo Goals', top: 'Glo Goals', bottom: null },
  { key: 'selfCare', path: '/self-care', title: 'Self-Care Center', top: 'Self-Care', bottom: null },
  { key: 'audio', path: '/audio-center', title: 'Audio Center', top: 'Audio', bottom: null },
  { key: 'coach', path: '/ask-luxee', title: 'Ask Luxee', top: 'Ask Luxee', bottom: null },
  { key: 'shopping', path: '/shopping-lists', title: 'Shopping Lists', top: null, bottom: 'Shopping' },
  { key: 'lounge', path: '/lux-lounge', title: 'Lux Lounge', top: null, bottom: 'Lux' },
  { key: 'planner', path: '/planner', title: 'My Planner', top: null, bottom: 'Plan' },
  { key: 'visionBoard', path: '/vision-board', title: 'Vision Board', top: null, bottom: null },
  { key: 'mindset', path: '/mindset-lab', title: 'Mindset Lab', top: null, bottom: null },
  { key: 'income', path: '/digital-income', title: 'Digital Income Hub', top: null, bottom: null },
  { key: 'profile', path: '/profile', title: 'Profile', top: null, bottom: 'Profile' },
] as const

export type Page = (typeof pages)[number]
export type PageKey = Page['key']

/** Paths outside of the navigation: the dashboard's alias, onboarding, password reset, about the coach, help lines, and an invitation to a shopping list. */
export const otherPaths = {
  dashboard: '/dashboard',
  onboarding: '/onboarding',
  resetPassword: '/reset-password',
  aboutCoach: '/ask-luxee/about',
  help: '/help',
  joinList: '/shopping-lists/join',
} as const

/** The app's page without a user, which a device keeps to open without a network. */
export const shellPath = '/app-shell'

const shoppingData = (list: ShoppingCategory) => [
  '/api/shopping-lists',
  `/api/shopping-items?list=${list}&limit=100`,
  `/api/shopping-suggestions?list=${list}`,
]

/**
 * The first API calls of each page, so that the browser can preload them together with its scripts. `{day}` is the day the page
 * is opened on, `{from}` and `{to}` enclose its month.
 */
export const firstData: Readonly<
  Record<PageKey, readonly string[]> & Partial<Record<keyof typeof otherPaths, readonly string[]>>
> = {
  dashboard: ['/api/dashboard'],
  journal: ['/api/journal', '/api/user/usage-limits'],
  goals: ['/api/goals', '/api/goals/summary', '/api/onboarding'],
  planner: [
    '/api/tasks?date={day}&limit=100',
    '/api/tasks/days?from={from}&to={to}',
    '/api/tasks/unfinished?limit=100',
    '/api/fitness/cycle/calendar',
  ],
  selfCare: ['/api/self-care/summary', '/api/self-care/patterns'],
  health: ['/api/fitness', '/api/fitness/workouts?limit=8'],
  coach: ['/api/sophia/coach', '/api/sophia/chats', '/api/user/usage-limits'],
  audio: ['/api/self-care/patterns'],
  mindset: ['/api/affirmations?limit=24', '/api/affirmations/today'],
  visionBoard: ['/api/vision-board', '/api/user/usage-limits'],
  spiritual: ['/api/spiritual/today'],
  lounge: [],
  income: ['/api/income/summary', '/api/income/settings', '/api/income/guide'],
  shopping: shoppingData('personal'),
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
  shopping: Object.fromEntries(shoppingCategories.map(({ id }) => [id, shoppingData(id)])),
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
