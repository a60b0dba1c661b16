import { expect, test } from 'vitest'
import { ruleWords } from './rule-words.ts'

test.each([
  ['FREQ=MONTHLY;BYDAY=1MO', 'every month on the first Monday', 'cada mes, el primer lunes'],
  ['FREQ=MONTHLY;BYDAY=-1FR', 'every month on the last Friday', 'cada mes, el último viernes'],
  ['FREQ=MONTHLY;INTERVAL=2;BYDAY=2TU', 'every 2 months on the second Tuesday', 'cada 2 meses, el segundo martes'],
  ['FREQ=WEEKLY;BYDAY=MO,TH', 'every Monday and Thursday', 'cada lunes y jueves'],
])('%s is said with its weekday', (rule, english, spanish) => {
  expect(ruleWords(rule, 'en')).toBe(english)
  expect(ruleWords(rule, 'es')).toBe(spanish)
})
