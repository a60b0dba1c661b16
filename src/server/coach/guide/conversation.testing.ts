import type { Exchange, GuideContext, GuideRequest, Proposal, Style } from './guide-types.ts'
import type { Guide } from './guide.ts'

export const bare: GuideContext = {
  goals: null,
  planner: null,
  selfCare: null,
  journal: null,
  onboarding: null,
  streak: null,
}

/** A woman in the middle of things. */
export const full: GuideContext = {
  goals: [
    {
      title: 'Emergency fund',
      category: 'financial',
      progress: 40,
      state: 'onTrack',
      targetDate: '2027-03-01',
      isCompleted: false,
    },
    {
      title: 'Run 5 km',
      category: 'physical',
      progress: 20,
      state: 'behind',
      targetDate: '2027-01-31',
      isCompleted: false,
    },
    {
      title: 'Finish the bookkeeping course',
      category: 'career',
      progress: 70,
      state: 'ahead',
      targetDate: '2027-02-01',
      isCompleted: false,
    },
    {
      title: 'Pay off the blue card',
      category: 'financial',
      progress: 100,
      state: null,
      targetDate: null,
      isCompleted: true,
    },
  ],
  planner: {
    tasks: [
      {
        title: 'Call the school',
        category: 'personal',
        priority: 4,
        dueDate: '2026-11-21',
        time: '09:00',
        minutes: 15,
        isCompleted: false,
      },
      {
        title: 'Write the report',
        category: 'work',
        priority: 5,
        dueDate: '2026-11-21',
        time: null,
        minutes: 90,
        isCompleted: false,
      },
      {
        title: 'Laundry',
        category: 'personal',
        priority: 1,
        dueDate: '2026-11-21',
        time: null,
        minutes: 45,
        isCompleted: true,
      },
      {
        title: 'Invoice for Marta',
        category: 'financial',
        priority: 3,
        dueDate: '2026-11-23',
        time: null,
        minutes: 30,
        isCompleted: false,
      },
    ],
  },
  selfCare: { minutes: 85, activities: 4, mood: { mean: 3.4, count: 5 } },
  journal: null,
  onboarding: {
    primaryGoals: ['Confidence Building', 'Financial Independence'],
    wellnessAreas: ['Mental & Emotional'],
  },
  streak: 4,
}

export type Said = Exchange & { proposal: Proposal | null }

/** Holds a conversation with the guide, message by message, as the chat would. */
export function converse(
  guide: Guide,
  messages: readonly string[],
  context: GuideContext = full,
  style: Style = 'encouraging',
): Said[] {
  const thread: Said[] = []
  for (const message of messages) {
    const request: GuideRequest = {
      message,
      thread: thread.slice(-12),
      context,
      style,
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Madrid',
      hasMilestones: true,
    }
    const { text, proposal } = guide.answer(request)
    thread.push({ message, response: text, proposal })
  }
  return thread
}
