import { expect, test } from 'vitest'
import { converse } from '../../guide/conversation.testing.ts'
import { openGuide } from '../../guide/guide.ts'

const guide = await openGuide()
const lastOf = (...messages: string[]): string => converse(guide, messages).at(-1)?.response ?? ''

const habits = /That says it all|That one line|I can see it from here|What’s it been like/

test('a habit with somebody that is gone is met as a loss, with its days and one small thing', () => {
  const answer = lastOf(
    'My sister moved to Tulsa in May for her husband’s job. I helped her pack. We had coffee on her porch for years. I used to walk with her Mondays and Fridays before work and now I just drive past her street. I feel stupid about it.',
  )
  expect(answer).toMatch(/^Not stupid\. You used to walk with her Mondays and Fridays before work/)
  expect(answer).toContain('make Mondays and Fridays yours again')
  expect(answer).not.toMatch(habits)
})

test('being yelled at for what was not one’s fault is said back plainly, without a question', () => {
  const answer = lastOf(
    'I had to sit in the supply closet after lunch so nobody would see me crying. A man yelled at me about a $9 coupon that wasn’t even mine to approve. Twelve years at that register and it never got to me before.',
  )
  expect(answer).toMatch(/tore into you over a \$9 coupon.*stand there and take it/)
  expect(answer).not.toMatch(/\?|“/)
})

test('whether it is age or the work is answered with a way to tell', () => {
  const answer = lastOf(
    'no tips please. I guess what I mean is, is it just my age or am I finished with nursing and too scared to say so?',
  )
  expect(answer).toMatch(/the first, your age.*the second: finished with nursing/s)
  expect(answer).toContain('doctor')
})

test('anger at a brother is no matter of faith', () => {
  expect(lastOf('My brother never paid me back and I’m so angry I could scream into a pillow.')).not.toMatch(/\bGod\b/)
})
