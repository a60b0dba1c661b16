import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { exchange } from '#contract/coach.ts'
import { type Client, read } from '../../../test/client.ts'
import { type StartedApp, startApp } from '../../../test/start-app.ts'

let app: StartedApp
beforeAll(async () => {
  app = await startApp(inject('testServer'))
})
afterAll(() => app.stop())

/** The replies of one conversation, over HTTP. */
async function talk(user: Client, ...messages: readonly string[]): Promise<string[]> {
  const replies: string[] = []
  for (const message of messages)
    replies.push(read(exchange, await user.post('/api/sophia/chat', { message })).response)
  return replies
}

test('a message is written from what was said before, rewritten when asked, and answered for', async () => {
  const [, written, firmer, back] = await talk(
    await app.signUp(),
    'my sister borrowed $400 in March and acts like nothing happened',
    'could you write a text to her? her name is June',
    'firmer, please',
    'she texted back “wow, I didn’t know we were counting”. what do I say to that?',
  )
  expect(written).toMatch(/> Hi June, .*\$400/)
  expect(firmer).toMatch(/> Hi June, I need the \$400/)
  expect(back).toMatch(/> I’m not keeping score/)
})

test('what is asked of somebody, and what is told, is in the message in the words for its reader', async () => {
  const [dog] = await talk(await app.signUp(), 'write a text to my sister saying I can’t watch her dog next weekend')
  expect(dog).toMatch(/> .*I can’t watch your dog next weekend/)
  const [cabinets] = await talk(
    await app.signUp(),
    'what’s the best way to ask my mother in law to stop rearranging my kitchen cabinets',
  )
  expect(cabinets).toMatch(/Could you stop rearranging my kitchen cabinets\?/)
})

test.each([
  [
    'my sister keeps asking me to watch her kids on Saturdays and I don’t know how to tell her no without her getting mad',
    'I love you, and I can’t watch the kids on Saturdays.',
  ],
  ['my boss wants me to work this weekend how do i say no', 'I can’t work this weekend.'],
  ['a friend asked to borrow 200 dollars, how do i turn her down nicely', 'I can’t lend you 200 dollars.'],
  [
    'my mom expects us for Christmas eve how do i tell her we’re not coming',
    'Mom, I love you, and we’re not coming for Christmas Eve.',
  ],
  ['my aunt asked us to host Easter and we can’t. how do we tell her no', 'we can’t host Easter.'],
  ['my friend Dana asked me to help her move on Sunday, help me say no', 'I can’t help you move on Sunday.'],
  ['my brother asked if he could borrow my truck, how do I tell him no', 'I can’t lend you my truck.'],
])('a no to what somebody asked for takes it up in the words for them: %s', async (message, written) => {
  const [reply, softer] = await talk(await app.signUp(), message, 'softer')
  expect(reply).toContain(written)
  expect(reply).not.toMatch(/happy to|another time|look for another way/)
  expect(softer).toMatch(/hate to let you down/)
})

test.each([
  'my dad asked me to drive our mom to her appointment and I can’t. how do I tell him no',
  'my friend asked me to watch her dog and feed it, how do I tell her no',
])('what may be about somebody else stays out of the no: %s', async (message) => {
  const [reply] = await talk(await app.signUp(), message)
  expect(reply).toContain('I can’t take that on right now')
})

test.each([
  'my husband wants me to stop working, how do I say no',
  'my boyfriend wants me to send pics how do i say no',
  'my son wants me to tell his dad that he is quitting, how do i say no',
])('what is more than a favor is no clause: %s', async (message) => {
  const [reply] = await talk(await app.signUp(), message)
  expect(reply).not.toMatch(/> .*I can’t (?:stop|send|tell)/)
})

test('an email about a repair is left with no slot but the name below it', async () => {
  const [first, second] = await talk(
    await app.signUp(),
    'write my landlord an email about the broken heater',
    'make it more formal',
  )
  const signed = '[Your name]'
  expect(first?.replace(signed, '')).not.toMatch(/\[|\{/)
  expect(second?.replace(signed, '')).not.toMatch(/\[|\{|n’t/)
})
