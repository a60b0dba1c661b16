import { brand } from '#contract/brand.ts'
import type { Notification } from '#contract/notifications.ts'
import type { PageKey } from '#contract/pages.ts'
import { dateOf, daysBetween, timeOfDay } from '#web/lib/days.ts'
import { showDay } from '#web/lib/show-day.ts'

/** `hash`: what opens on the page. */
type Words = { title: string; text: string; page: PageKey; hash?: `#${string}` }

function nearDay(date: string): string {
  const days = daysBetween(dateOf(new Date()), date)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : days === 7 ? 'in a week' : `on ${showDay(date, 'weekdayName')}`
}

const beginnings: Record<'welcome' | 'tour' | 'firstGoal', Words> = {
  welcome: {
    title: `Welcome to ${brand.name}`,
    text: 'Your goals, your days and your words, all in one place. Start wherever you like.',
    page: 'dashboard',
  },
  tour: { title: 'Take the tour', text: 'See what’s here in a few minutes. You can stop anytime.', page: 'dashboard' },
  firstGoal: {
    title: 'Set a first goal',
    text: 'Pick one thing you’d like more of. You can change it later.',
    page: 'goals',
    hash: '#new',
  },
}

export function wordsOf(told: Notification): Words {
  switch (told.kind) {
    case 'goalReached':
      return { title: `You reached “${told.title}”`, text: 'Take a moment to enjoy it.', page: 'goals' }
    case 'goalDue':
      return {
        title: `“${told.title}” is due ${nearDay(told.dueDate)}`,
        text: 'See where it stands, or move the date.',
        page: 'goals',
      }
    case 'tasksToday':
      return {
        title: told.count === 1 ? 'One task today' : `${told.count} tasks today`,
        text: told.next ? `Next: ${told.next.title}, ${timeOfDay(told.next.at)}` : 'Here’s what you planned for today.',
        page: 'planner',
      }
    case 'tip':
      return { title: 'An idea for the week', text: told.text, page: told.page }
    case 'lounge':
      return { title: 'A question for the Lux Lounge', text: told.text, page: 'lounge' }
    default:
      return beginnings[told.kind]
  }
}
