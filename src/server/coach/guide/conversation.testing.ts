import { areaOf } from '#server/ports/areas.ts'
import type { CoachProposal } from '#contract/coach.ts'
import type { CoachFacts, CoachRequest, CoachStyle, EarlierCard, EarlierExchange } from '#server/ports/coach-model.ts'
import { assess } from '../safety/assess.ts'
import { newConcernState } from '../safety/concern-state.ts'
import { blankFacts, blankRequest } from './blank-request.ts'
import type { GuideReply } from './guide-step.ts'
import type { Guide } from './guide.ts'
import type { Passage } from './passage.ts'

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
  household: null,
  onboarding: {
    primaryGoals: ['Confidence Building', 'Financial Independence'],
    wellnessAreas: ['Mental & Emotional'],
  },
  streak: { days: 4, isWhole: true, counts: ['selfCare'] },
  fitness: null,
}

export type TestReply = EarlierExchange & { proposal: CoachProposal | null; reply: GuideReply }

const cardsOf = (replies: readonly TestReply[]): EarlierCard[] =>
  replies.toReversed().flatMap(({ reply }, at) =>
    reply.cards.map(
      (proposal) =>
        ({
          proposal,
          recordId: `card-${at}`,
          state: 'open',
          turnsAgo: at + 1,
          ref: { id: `chat-${at}`, n: 0 },
          isTold: true,
        }) as const,
    ),
  )

/** Matches the replies that say that the coach has nothing on a question. */
export const refusal = /don’t have anything on that|outside what I know|have to pass on that/

/** Returns the reply to a message. If it asks for records, their area is switched off and no name is found. */
export function answerNow(guide: Guide, request: CoachRequest): GuideReply {
  let step = guide.decide(request)
  while (step.kind !== 'reply')
    step =
      step.kind === 'find'
        ? step.toStep(step.queries.map(() => ({ found: [], off: [] })))
        : step.toStep(step.questions.map(({ ask }) => ({ area: areaOf[ask], found: null, sources: [] })))
  return step.reply
}

/** Sends the messages one by one, each with the earlier replies as its history. */
export function converse(
  guide: Guide,
  messages: readonly string[],
  facts: CoachFacts = sampleFacts,
  style: CoachStyle = 'encouraging',
): TestReply[] {
  const replies: TestReply[] = []
  for (const message of messages) {
    const reply = answerNow(guide, {
      ...blankRequest,
      message,
      language: assess(message, { ...newConcernState, language: replies.at(-1)?.reply.state.language ?? 'en' })
        .language,
      history: replies.slice(-12),
      state: replies.at(-1)?.reply.state ?? blankRequest.state,
      cards: cardsOf(replies),
      facts,
      style,
      now: new Date('2026-11-21T10:00:00Z'),
      timeZone: 'Europe/Madrid',
      hasMilestones: true,
    })
    replies.push({ message, response: reply.text, proposal: reply.cards[0] ?? null, reply })
  }
  return replies
}

/**
 * Creates functions that run a conversation without the user's records: they return all replies, the last one, or the text of the
 * reply to one message.
 */
export const conversationsWith = (guide: Guide, style?: CoachStyle) => {
  const allReplies = (...messages: string[]): TestReply[] => converse(guide, messages, blankFacts, style)
  const lastReply = (...messages: string[]): TestReply => {
    const last = allReplies(...messages).at(-1)
    if (last === undefined) throw new Error('No message was sent')
    return last
  }
  const replyTo = (message: string): string => lastReply(message).response
  return { allReplies, lastReply, replyTo }
}

/** Creates a function that removes the texts of the matters from a reply and leaves the coach's own words. */
export const createPassageRemover = (passages: readonly Passage[]) => {
  const parts = passages
    .flatMap(({ title, answer, steps, example, ifItGoesWrong, seeAProfessional, why, source }) => [
      title,
      answer,
      ...steps,
      example,
      ifItGoesWrong,
      seeAProfessional ?? '',
      why,
      source?.what ?? '',
    ])
    .filter((part) => /[?!]/.test(part))
  return (response: string): string => parts.reduce((text, part) => text.replace(part, ''), response)
}
