/** Weekdays and months, which are written with a capital but are not names of people. */
export const weekdaysAndMonths: readonly string[] = (
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August ' +
  'September October November December'
).split(' ')

/** Holidays of one word, for the same reason. */
export const holidays: readonly string[] = ['Christmas', 'Thanksgiving', 'Easter']
