/** The steps of clearing out one room for guests, in the order that shows soonest, with what they take in minutes. */
export const guestRoomSteps: readonly (readonly [minutes: number, what: string])[] = [
  [30, 'a path and the bed: everything off it, into boxes, no sorting yet'],
  [
    30,
    'three piles only: stays in here, goes to another room, goes out. What you can’t decide on goes in a box with a lid and today’s date',
  ],
  [30, 'trash and the donation bags out to the car, the boxes stacked in one corner or the closet'],
  [20, 'clean sheets, two towels, one empty surface, three hangers, a lamp that works'],
  [15, 'vacuum, open the window, wipe the light switch and the door handle'],
]

const keepsakes =
  /\b(?:late|passed|died|gone) \b|\b(?:mama|mom|mother|dad|daddy|father|grandma)'?s (?:clothes|things|stuff|boxes)\b/
/** Says what to do with things of somebody who died, if the message names some. */
export const keepsakeLine = (text: string): string | null =>
  keepsakes.test(text)
    ? 'The bags you can’t open stay shut. They go together in one closet, on purpose, and nobody sorts them this week.'
    : null
