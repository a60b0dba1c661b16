import { expect, inject, test } from 'vitest'
import { z } from 'zod'
import { exchange } from '#contract/coach.ts'
import { problem, read } from '../../../test/client.ts'
import { askCoach } from '../../../test/coach-calls.ts'
import { startApp } from '../../../test/start-app.ts'

const income = z.array(z.object({ id: z.string(), amount: z.string() }))

test('an edited card that was taken back is taken as edited, or refused with the field', async () => {
  const app = await startApp(inject('testServer'))
  const user = await app.signUp()
  const { id, proposals } = await askCoach(user, 'log income of $85 from mending for 3 hours')
  const accept = (change?: object) =>
    user.post(
      `/api/sophia/chats/${id}/proposals/0/accept`,
      change && { proposal: { ...proposals[0]?.proposal, ...change } },
    )
  const undo = () => user.post(`/api/sophia/chats/${id}/proposals/0/undo`)
  const amounts = async () => read(income, await user.get('/api/income')).map(({ amount }) => Number(amount))

  await accept()
  expect(await amounts()).toEqual([85])
  await undo()
  expect(read(problem, await accept({ amount: 'NaN' }))).toMatchObject({
    status: 400,
    fields: { amount: expect.any(String) },
  })
  expect(await amounts()).toEqual([])

  const edited = read(exchange, await accept({ amount: '91' })).proposals[0]
  expect(edited).toMatchObject({ state: 'accepted', proposal: { amount: '91' } })
  expect(await amounts()).toEqual([91])
  await accept({ amount: '40' })
  expect(await amounts()).toEqual([91])

  await undo()
  expect(await amounts()).toEqual([])
  const again = read(exchange, await accept()).proposals[0]
  expect(again?.recordId).toBe(edited?.recordId)
  expect(await amounts()).toEqual([91])
  await app.stop()
})
