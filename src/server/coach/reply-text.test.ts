import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { askCoach } from '../../../test/coach-calls.ts'
import { problem, read } from '../../../test/client.ts'

const message = 'How do I ask for a raise?'
const note = '(I stopped here. Ask me to go on if you want the rest.)'

describe.each(modelKinds)('a reply of a service that speaks %s', (kind) => {
  const model = appWithModel(kind)
  // The provider's client is loaded with its first reply.
  beforeAll(async () => {
    await (await model.app.signUp()).post('/api/sophia/chat', { message })
  })
  const answerOf = async (chunks: readonly string[], isTooLong = false) => {
    const user = await model.app.signUp()
    // The first reply of a user begins with what the coach is.
    model.service.behave({})
    await askCoach(user, message)
    model.service.behave({ chunks, isTooLong })
    return askCoach(user, message)
  }

  test.each([
    ['in mid-sentence', ['Write down what you did. ', 'Do not take the fir'], 'Write down what you did.'],
    ['in a list', ['Three steps:\n\n1. Write it ', 'down.\n2. Ask for a t'], 'Three steps:\n\n1. Write it down.'],
    ['behind what announces a list', ['Begin small.\n\nHere are three steps:\n\n1. '], 'Begin small.'],
    ['behind a whole sentence', ['Begin small. ', 'Then wait.'], 'Begin small. Then wait.'],
  ])('that its bound ends %s ends in a whole sentence, and says so', async (_, chunks, whole) => {
    expect(await answerOf(chunks, true)).toMatchObject({ state: 'done', response: `${whole}\n\n${note}` })
  })

  test('that a service ends in mid-sentence ends in a whole one too', async () => {
    expect((await answerOf(['Begin small. ', 'Then ask your boss, the HR lead, and'])).response).toBe(
      `Begin small.\n\n${note}`,
    )
    expect((await answerOf(['Begin small. ', 'You have time'])).response).toBe('Begin small. You have time')
  })

  test('of which its bound leaves no whole sentence is a failure, and costs nothing', async () => {
    const user = await model.app.signUp()
    model.service.behave({ chunks: ['Do not take the fir'], isTooLong: true })
    expect(read(problem, await user.post('/api/sophia/chat', { message }))).toMatchObject({ code: 'coach_unavailable' })
  })

  test('may think at length before it answers', async () => {
    await answerOf(['Begin small.'])
    const { max_tokens } = z
      .object({ max_tokens: z.number() })
      .parse(JSON.parse(model.service.asked.at(-1)?.body ?? ''))
    expect(max_tokens).toBeGreaterThanOrEqual(4_000)
  })

  test('has one blank line at most between what it says before, between and after its looks at records', async () => {
    const user = await model.app.signUp()
    await user.put('/api/sophia/areas', { areas: ['goals', 'planner'] })
    model.service.behave({})
    await askCoach(user, message)
    let steps = 0
    model.service.behave((body) => {
      if (body === '' || body.includes('judge_danger')) return {}
      steps += 1
      const chunks =
        steps === 1 ? ['\n\nLet me look.\n\n'] : steps < 4 ? [] : ['You have ', 'none.\n\n\n\nAdd one?\n\n']
      return { chunks, tools: steps < 4 ? [{ name: 'read_goals', input: { which: 'open' } }] : [] }
    })
    expect((await askCoach(user, message)).response).toBe('Let me look.\n\nYou have none.\n\nAdd one?')
    expect(steps).toBe(4)
  })

  test('of which the screen leaves nothing says so, once', async () => {
    const { response } = await answerOf(['Don’t tell your husband about this.'])
    expect(response).toBe("I don't have a good answer to that. Tell me a little more about what you need today?")
    const deed = await answerOf(["I've added the dentist to your planner. "])
    expect(deed.response.trim()).toBe("(I can't do that myself. What I suggest waits on a card until you add it.)")
  })
})
