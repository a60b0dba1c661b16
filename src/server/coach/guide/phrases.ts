import type { CoachStyle } from '#server/ports/coach-model.ts'

export const openers: Record<CoachStyle, readonly string[]> = {
  encouraging: [
    'I’m glad you asked.',
    'Good one to bring here.',
    'You’re not the only one with this.',
    'Okay, this one’s doable.',
    'There’s a good way into this.',
    'You don’t have to work this out alone.',
    'Let’s make this easier.',
  ],
  direct: [
    'Straight to it.',
    'Here’s what works.',
    'To the point.',
    'Do this one thing well.',
    'I’d start here.',
    'Short and plain.',
    'Here’s the useful part.',
  ],
  gentle: [
    'We can take this slowly.',
    'No hurry with this one.',
    'Let’s look at it calmly.',
    'Take what fits and leave the rest.',
    'One piece at a time.',
    'You don’t have to solve it today.',
    'There’s room for this here.',
  ],
  motivating: [
    'Good, let’s get this moving.',
    'There’s a part of this you can do today.',
    'Let’s get it done.',
    'Here’s your next move.',
    'You’ve got what the first step takes.',
    'Give this one hour.',
    'Let’s go.',
  ],
}

/** Openers for hard subjects. */
export const softOpeners: Record<CoachStyle, readonly string[]> = {
  encouraging: [
    'I’m glad you said it.',
    'Thank you for telling me.',
    'That’s not easy to say.',
    'I’m with you on this.',
    'I’m glad you brought it up.',
  ],
  direct: ['That’s hard.', 'That’s a lot.', 'No small talk, then.', 'Good that you said it.', 'I hear you.'],
  gentle: [
    'That sounds like a lot to carry.',
    'Take a breath. We’ve got time.',
    'I’m sorry it’s like this right now.',
    'You can put it down here for a while.',
    'Go easy on yourself today.',
  ],
  motivating: [
    'Good that you said it out loud.',
    'You’re still here and still asking. That’s strength.',
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

/** Acknowledge a reply to the guide's question without judging it. */
export const acknowledgements: Record<CoachStyle, readonly string[]> = {
  encouraging: ['Thanks, that gives us something real to work with.', 'Good, that makes it clearer.', 'That helps.'],
  direct: ['Good. That’s clear enough.', 'Noted.', 'Then we’ll work with that.'],
  gentle: ['Thank you for telling me that.', 'That’s fine as it is for now.', 'That’s enough to go on.'],
  motivating: ['Good, that is your starting point.', 'Now we can build on that.', 'There it is.'],
}

/** The guide's questions by purpose. */
export const questions = {
  listen: [
    'What would help most right now: to go on telling, one practical step, or a pause to breathe?',
    'What would be good now: to tell more, something practical, or a small pause?',
    'Shall it stand like that, or would more telling, one practical step or a pause do you good?',
  ],
  nearby: [
    'Shall I open one of them, or would you like to put it another way?',
    'Would one of these two serve you, or is it about something else?',
  ],
  small: ['Shall we make the first step small enough for today?', 'Would you like the smallest version of it?'],
  obstacle: ['What is most likely to get in the way of it this week?', 'What could come between you and that step?'],
  when: ['When will you do it: today, tomorrow, or on another day?', 'Which day gets it: today, tomorrow, or later?'],
  tried: [
    'What was it like when you tried: too much, too little, or the wrong moment?',
    'Where did it stop working: at the start, in the middle, or after a while?',
  ],
  topic: ['What is on your mind today?', 'What would you like to look at?', 'Where shall we begin?'],
  plan: ['Which of these would you move first if the day gets tight?', 'Which one matters most to you?'],
  standing: ['Which of these would you like to move next?', 'What of this surprises you?'],
  card: ['Does the card say it the way you meant it?', 'Is that how you meant it?'],
} as const
