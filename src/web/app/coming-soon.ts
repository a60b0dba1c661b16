import type { ComingPageKey } from '#contract/pages.ts'

/** What each page that is still to come will hold, said plainly. */
export const comingSoon: Record<ComingPageKey, readonly [string, string, string]> = {
  health: [
    'Your workouts, as you really did them',
    'Weight as a gentle line, if you want one',
    'Meals without counting',
  ],
  spiritual: [
    'A verse for the day, in the tradition you choose',
    'A quiet place for prayers',
    'Five-minute reflections',
  ],
  household: ['Ten corners of home life', 'Tasks to tick off and bring back', 'What recurs, remembered for you'],
  shopping: ['Seven lists for seven parts of life', 'Saved, and on every device', 'One thumb to tick things off'],
  lounge: [
    'The community of women on the same road',
    'What you find there, and what it costs: nothing',
    'The door to it',
  ],
  income: [
    'Honest ways to earn online',
    'A plan in steps, which remembers where you are',
    'Every number with its source',
  ],
}
