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

/** A page or another path: each has a screen. */
export type ScreenKey = PageKey | keyof typeof otherPaths

/** The app's page without a user, which a device keeps to open without a network. */
export const shellPath = '/app-shell'
