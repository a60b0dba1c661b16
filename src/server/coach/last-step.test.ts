import { describe, expect, test } from 'vitest'
import { appWithModel, modelKinds } from '../../../test/app-with-model.ts'
import { askCoach } from '../../../test/coach-calls.ts'
import type { Behaviour } from '../../../test/model-server.ts'

const call = { title: 'Call the bank', category: 'personal', priority: 3, dueDate: '2027-02-31', estimatedDuration: 30 }
const refused: Behaviour = { chunks: [], tools: [{ name: 'propose_task', input: call }] }
const reads: Behaviour = { chunks: [], tools: [{ name: 'read_overdue', input: {} }] }

describe.each(modelKinds)('a turn with tools, of a service that speaks %s', (kind) => {
  const model = appWithModel(kind)
  const countCalls = (body: string) => body.split(/"tool_call_id"|"tool_use_id"/).length - 1
  const hasTools = (body: string) => body.includes('propose_task","description') && !body.includes('"type":"none"')

  test.each([
    ['two cards were refused', refused, 2],
    ['every step was used up by reading', reads, 7],
  ])('the model gets a last step without tools after %s, and the user an answer', async (_, behaviour, steps) => {
    const user = await model.app.signUp()
    await user.put('/api/sophia/areas', { areas: ['planner'] })
    model.service.asked.length = 0
    model.service.behave((body) =>
      hasTools(body) ? behaviour : { chunks: ['February has no 31st. Which day do you mean?'] },
    )
    const answered = await askCoach(user, 'Remind me to call the bank on February 31')
    expect(answered.state).toBe('done')
    expect(answered.response).toContain('Which day do you mean?')
    const bodies = model.service.asked.map(({ body }) => body)
    expect(bodies.map(hasTools)).toEqual([...Array.from({ length: steps }, () => true), false])
    expect(countCalls(bodies.at(-1) ?? '')).toBe(steps)
    expect(bodies.at(-1)).toContain('no tools are left in this turn')
  })

  test('a model that has no word of its own leaves the user with one all the same', async () => {
    const user = await model.app.signUp()
    model.service.behave(refused)
    const answered = await askCoach(user, 'Remind me to call the bank on February 31')
    expect(answered).toMatchObject({ state: 'done', proposals: [] })
    expect(answered.response).toContain('something was missing or didn’t fit')
  })
})
