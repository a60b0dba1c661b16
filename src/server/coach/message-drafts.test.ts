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
  const [candy] = await talk(
    await app.signUp(),
    'what’s the best way to ask my mother in law to stop feeding the kids candy before dinner',
  )
  expect(candy).toMatch(/Could you stop feeding the kids candy before dinner\?/)
})

test('no message is left with a slot to fill in', async () => {
  const [first, second] = await talk(
    await app.signUp(),
    'write my landlord an email about the broken heater',
    'make it more formal',
  )
  expect(first).not.toMatch(/\[|\{/)
  expect(second).not.toMatch(/\[|\{|n’t/)
})
