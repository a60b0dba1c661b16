import type { communicationStyles, experienceLevels } from '#contract/lists.ts'

type Table<L extends readonly string[], T> = Readonly<Record<L[number], T>>

export const steps = [
  { title: 'Before the first question', lead: 'What we do with your answers, in plain English.' },
  { title: 'First, about you', lead: 'So we know what to call you. Everything here is optional.' },
  { title: 'What matters right now', lead: 'A few taps is all it takes. You can change it all later.' },
  { title: 'How you feel and how we talk', lead: 'Where you’d like some care, and the tone that works for you.' },
  { title: 'When to nudge you', lead: 'You decide what gets to interrupt your day.' },
] as const

export const levels: Table<typeof experienceLevels, { title: string; hint: string }> = {
  beginner: { title: 'Beginner', hint: 'I’m new to planning and goals' },
  intermediate: { title: 'Intermediate', hint: 'I’ve got a few habits that stick' },
  advanced: { title: 'Advanced', hint: 'I plan and review regularly' },
}

export const styles: Table<typeof communicationStyles, { title: string; example: string }> = {
  encouraging: {
    title: 'Encouraging',
    example: 'You showed up today, and that counts. Which small step feels good next?',
  },
  direct: {
    title: 'Direct',
    example: 'One task, twenty minutes, this evening. Tell me how it went.',
  },
  gentle: {
    title: 'Gentle',
    example: 'There’s no rush. Take a breath, and start wherever it feels easy.',
  },
  motivating: {
    title: 'Motivating',
    example: 'You’ve done harder things than this. Pick one, and let’s go get it.',
  },
}
