import type { CoachProposal } from '#contract/coach.ts'
import type { CoachFacts, CoachRequest, CoachStyle, Exchange } from '#server/ports/coach-model.ts'
import type { Guide } from './guide.ts'

export const emptyFacts: CoachFacts = {
  goals: null,
  planner: null,
  selfCare: null,
  journal: null,
  income: null,
  shopping: null,
  spiritual: null,
  household: null,
  onboarding: null,
  streak: null,
  fitness: null,
  cycle: null,
}

/** A user with records in most areas. */
export const sampleFacts: CoachFacts = {
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
  income: null,
  shopping: null,
  spiritual: null,
  household: null,
  onboarding: {
    primaryGoals: ['Confidence Building', 'Financial Independence'],
    wellnessAreas: ['Mental & Emotional'],
  },
  streak: 4,
  fitness: null,
  cycle: null,
}

export type GuideReply = Exchange & { proposal: CoachProposal | null }

/** Sends the messages one by one, each with the earlier replies as its history. */
export function converse(
  guide: Guide,
  messages: readonly string[],
  facts: CoachFacts = sampleFacts,
  style: CoachStyle = 'encouraging',
): GuideReply[] {
  const replies: GuideReply[] = []
  for (const message of messages) {
    const request: CoachRequest = {
      message,
      history: replies.slice(-12),
      read: [],
      facts,
      style,
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Madrid',
      hasMilestones: true,
      hidesSpiritual: false,
    }
    const { text, proposal } = guide.answer(request)
    replies.push({ message, response: text, proposal })
  }
  return replies
}
