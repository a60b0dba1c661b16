import type { CoachStyle } from '#server/ports/coach-model.ts'

export const openers: Record<CoachStyle, readonly string[]> = {
  encouraging: [
    'I’m glad you asked this.',
    'This is worth taking on, and you have begun by asking.',
    'You are looking at it squarely, and that is a good start.',
    'Let us make this lighter together.',
    'There is a good way into this.',
    'You don’t have to work this out alone.',
    'Good that you bring it here.',
  ],
  direct: [
    'Straight to it.',
    'Here is a method.',
    'To the point.',
    'One thing, done properly.',
    'This is where I would begin.',
    'Short and plain.',
    'Here is the useful part.',
  ],
  gentle: [
    'We can take this slowly.',
    'No hurry with this one.',
    'Let us look at it quietly.',
    'Take what fits, and leave the rest for another day.',
    'Softly, one piece of it at a time.',
    'It need not be solved today.',
    'There is room for this here.',
  ],
  motivating: [
    'Good, let us get this moving.',
    'There is a part of this you can do today.',
    'Let us turn it into something done.',
    'Here is your next move.',
    'You have what the first step needs.',
    'Time to give this an hour of its own.',
    'Let us put some wind behind it.',
  ],
}

/** Openers for hard subjects. */
export const softOpeners: Record<CoachStyle, readonly string[]> = {
  encouraging: [
    'I’m glad you said it.',
    'Thank you for telling me.',
    'It takes something to put that into words.',
    'I’m with you in this.',
    'You did well to bring it up.',
  ],
  direct: [
    'That is hard.',
    'That weighs something.',
    'I won’t talk round it.',
    'Fair enough to say it.',
    'I hear you.',
  ],
  gentle: [
    'That sounds like a lot to carry.',
    'Come in and sit down with it for a moment.',
    'I’m sorry it is like this right now.',
    'You can put it down here for a while.',
    'Let us be careful with you today.',
  ],
  motivating: [
    'Good that you said it out loud.',
    'You are still here and still asking, and that is strength.',
    'This is heavy, and you can move it a little.',
    'We begin where you are.',
    'One small thing first.',
  ],
}

/** Openers for a further passage on the same subject. */
export const anotherOpeners: readonly string[] = [
  'Another way in.',
  'Here is a different one.',
  'Then let us come at it from another side.',
  'There is more on this.',
  'One that works quite differently.',
]

/** Acknowledge a reply to the guide's question without judging it. */
export const acknowledgements: Record<CoachStyle, readonly string[]> = {
  encouraging: ['Thank you, that gives us something real to work with.', 'Good, now it has a shape.', 'That helps.'],
  direct: ['Good. That is concrete enough.', 'Noted.', 'Then we work with that.'],
  gentle: ['Thank you for telling me that.', 'Let it stand like that for now.', 'That is enough to go on with.'],
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
