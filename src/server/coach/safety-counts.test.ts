import { expect, inject, test } from 'vitest'
import { startApp } from '../../../test/start-app.ts'

test('the host reads how often help was given, by day, kind and language, and nothing of whom or of what', async () => {
  const kept = await startApp(inject('testServer'))
  const rows = async () =>
    (await kept.database.pool.query('select * from coach_safety_counts order by kind, language')).rows
  const start = () => startApp(inject('testServer'), {}, { beside: kept })
  const first = await start()
  for (const name of ['ada', 'mia']) {
    const user = await first.signUp(name)
    await user.post('/api/sophia/chat', { message: 'How do I rest?' })
    await user.post('/api/sophia/chat', { message: 'I want to kill myself tonight' })
  }
  expect(await rows()).toEqual([])
  await first.stop()
  const second = await start()
  const user = await second.signUp('ana')
  await user.post('/api/sophia/chat', { message: 'My husband hit me again last night' })
  const other = await second.signUp('eva')
  await other.post('/api/sophia/chat', { message: 'I want to kill myself' })
  await second.stop()
  const day = expect.any(Date)
  expect(await rows()).toEqual([
    { day, kind: 'selfHarm', language: 'en', count: 3 },
    { day, kind: 'violenceAtHome', language: 'en', count: 1 },
  ])
  const lines = [...first.logs, ...second.logs]
    .flatMap((chunk) => chunk.split('\n'))
    .filter((line) => /selfHarm|violenceAtHome|kill|husband/.test(line))
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(line).toContain('"event":"coach_safety_counts"')
  await kept.stop()
})
