/** English writes these with a capital, so each reader of names passes them over. */
export const weekdaysAndMonths: readonly string[] = (
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August ' +
  'September October November December'
).split(' ')

export const holidays: readonly string[] = ['Christmas', 'Thanksgiving', 'Easter']
