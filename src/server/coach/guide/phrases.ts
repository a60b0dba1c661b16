import type { CoachStyle } from '#server/ports/coach-model.ts'

/** Openers before an answer to a user who is upset. */
export const softOpeners: Record<CoachStyle, readonly string[]> = {
  encouraging: [
    'I’m glad you said it.',
    'Thank you for telling me.',
    'That’s not easy to say.',
    'I’m with you on this.',
    'I’m glad you brought it up.',
  ],
  direct: ['That’s hard.', 'That’s a lot.', 'Okay, let’s talk about it.', 'I’m glad you said it.', 'I hear you.'],
  gentle: [
    'That sounds like a lot to carry.',
    'Take a breath. We’ve got time.',
    'I’m sorry it’s like this right now.',
    'You can put it down here for a while.',
    'Go easy on yourself today.',
  ],
  motivating: [
    'I’m glad you said it out loud.',
    'You’re still here and still asking. That takes strength.',
    'This is heavy, and you can move it a little.',
    'We’ll start where you are.',
    'One small thing first.',
  ],
}

/** Openers for a further passage on the same subject. */
export const anotherOpeners: readonly string[] = [
  'Here’s another way.',
  'Here’s a different one.',
  'Let’s come at it from another side.',
  'There’s more on this.',
  'This one works differently.',
]

/** Acknowledgements of a reply to the guide's question, which don't judge it. */
export const acknowledgements: Record<CoachStyle, readonly string[]> = {
  encouraging: ['Thanks, that gives us something real to work with.', 'Good, that makes it clearer.', 'That helps.'],
  direct: ['Good. That’s clear enough.', 'Noted.', 'Then we’ll work with that.'],
  gentle: ['Thank you for telling me that.', 'That’s okay for now.', 'That’s enough to go on.'],
  motivating: ['Good, that’s your starting point.', 'Now we can build on that.', 'There it is.'],
}

/** The guide's questions by purpose. */
export const questions = {
  listen: [
    'What would help right now: telling me more, one practical step, or a minute to breathe?',
    'Want to talk some more, try something practical, or take a minute to breathe?',
    'Do you want to tell me more, get one practical step, or just breathe for a minute?',
  ],
  nearby: [
    'Want me to open one of them, or would you put it another way?',
    'Is it one of these two, or something else?',
  ],
  small: ['Want to make the first step small enough for today?', 'Want the smallest version of it?'],
  obstacle: ['What’s most likely to get in the way this week?', 'What could get between you and that step?'],
  when: ['When will you do it: today, tomorrow, or another day?', 'Which day works: today, tomorrow, or later?'],
  tried: [
    'What happened when you tried it: too much, too little, or bad timing?',
    'Where did it stop working: right away, partway through, or after a while?',
  ],
  topic: ['What’s on your mind today?', 'What would you like to look at?', 'Where should we start?'],
  plan: ['Which of these would you move first if the day gets tight?', 'Which one matters most to you?'],
  standing: ['Which of these do you want to work on next?', 'Does any of that surprise you?'],
  card: ['Does the card say what you meant?', 'Is that what you meant?'],
} as const
