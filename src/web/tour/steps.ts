import { brand } from '#contract/brand.ts'
import { type PageKey, pages } from '#contract/pages.ts'
import { useOpenPages, useTourStops } from '#web/lib/open-pages.ts'

export type Step = { title: string; text: string; page?: PageKey }

const welcomeTo = (stops: string): Step => ({
  title: `Welcome to ${brand.name}`,
  text: `${stops} short stops, about three minutes. Next takes you forward, Previous takes you back, and you can close it anytime. Take it again from the bottom of any page.`,
})

/** The steps after the welcome, in order. */
const all = [
  {
    title: 'Your dashboard',
    text: 'Your day on one page: a few kind words, today’s tasks, your latest entries, and how your week’s going. Tap any number to see what goes into it, and choose which cards you see.',
    page: 'dashboard',
  },
  {
    title: 'Audio Center',
    text: 'For days when listening is easier than reading: guided breathing, affirmations read aloud, music by mood, and sounds to settle into.',
    page: 'audio',
  },
  {
    title: 'Self-Care Center',
    text: 'Breathe with a guide, log a bath or a walk in one tap, and look back on what helps. Two hundred minutes a week is a gentle goal. Even five minutes counts.',
    page: 'selfCare',
  },
  {
    title: 'Your journal',
    text: 'Write a few words or a few pages. Entries are encrypted with your own key, you can search every word, and drafts stay on this device while you write, so you won’t lose anything.',
    page: 'journal',
  },
  {
    title: 'Glo Goals',
    text: 'Give a goal a number and a date, or a few steps to check off. Every update is kept, so you can see how far you’ve come and how much it takes each month.',
    page: 'goals',
  },
  {
    title: 'Health & Fitness',
    text: 'Movement, strength and meals, your way. Log workouts the way you really did them, and count only what you want to count.',
    page: 'health',
  },
  {
    title: 'Spiritual',
    text: 'A daily verse from the tradition you choose, or a reading from no tradition at all. A quiet place for prayers, and five minutes to reflect.',
    page: 'spiritual',
  },
  {
    title: 'Shopping Lists',
    text: 'Seven lists for seven parts of life, from groceries for the house to something for the kids. Check things off with one thumb.',
    page: 'shopping',
  },
  {
    title: `${brand.coach}, your coach`,
    text: `Ask about mindset, money, work or rest, at any hour. ${brand.coach} answers with what you’re working on in mind, in the tone you chose.`,
    page: 'coach',
  },
] as const satisfies readonly Step[]

/**
 * Returns the steps of the tour for this user. A page that the user can't open has no step. The first step says how many there
 * are.
 */
export function useSteps(): readonly Step[] {
  const open = useOpenPages()
  const stops = useTourStops()
  return [welcomeTo(stops), ...all.filter(({ page }) => open.some(({ key }) => key === page))]
}

export const closingText = 'That’s the tour. Start anywhere, with one small thing. We’re glad you’re here.'

export const pageOf = ({ page }: Step) => pages.find(({ key }) => key === page)
