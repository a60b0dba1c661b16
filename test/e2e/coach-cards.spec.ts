import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { all, violationsOf } from './axe.ts'
import { openCoachPage, askCoach } from './coach-page.ts'
import { toast } from './page-parts.ts'
import { ask, test } from './test.ts'

const cards = [
  {
    tool: {
      name: 'propose_task',
      input: {
        title: 'Call the bank',
        category: 'financial',
        priority: 4,
        dueDate: '2026-12-01',
        time: '10:00',
        estimatedDuration: 30,
      },
    },
    name: 'New task',
    shows: 'Tuesday, December 1, 2026, 10:00 · 30 min · Financial · High priority',
    accept: 'Add to my planner',
    accepted: 'In your planner',
    path: '/api/tasks',
  },
  {
    tool: {
      name: 'propose_goal',
      input: {
        title: 'Rainy day money',
        category: 'financial',
        goalKind: 'amount',
        targetValue: '2000',
        currency: 'EUR',
        targetDate: '2027-06-01',
      },
    },
    name: 'New goal',
    shows: 'Financial · €2,000 · by Tuesday, June 1, 2027',
    accept: 'Add to my goals',
    accepted: 'In your goals',
    path: '/api/goals',
  },
  {
    tool: {
      name: 'propose_goal',
      input: {
        title: 'Walk three times a week',
        category: 'physical',
        goalKind: 'habit',
        targetValue: '3',
        currency: null,
        targetDate: null,
      },
    },
    name: 'New goal',
    shows: 'Physical',
    accept: 'Add to my goals',
    accepted: 'In your goals',
    path: '/api/goals',
  },
  {
    tool: {
      name: 'propose_goal',
      input: {
        title: 'Open my own shop',
        category: 'career',
        goalKind: 'milestones',
        targetValue: null,
        currency: null,
        targetDate: null,
        steps: ['Name it', 'Rent the corner room', 'Sell the first vase'],
      },
    },
    name: 'New goal',
    shows: 'Career',
    accept: 'Add to my goals',
    accepted: 'In your goals',
    path: '/api/goals',
  },
  {
    tool: { name: 'propose_entry', input: { title: 'A good day', content: 'I said no, and it was fine.' } },
    name: 'New journal entry',
    shows: 'I said no, and it was fine.',
    accept: 'Add to my journal',
    accepted: 'In your journal',
    path: '/api/journal',
  },
] as const

async function titles(request: APIRequestContext, page: Page, path: string): Promise<string[]> {
  const answer = await request.get(new URL(path, page.url()).href)
  const records: { title: string }[] = await answer.json()
  return records.map(({ title }) => title)
}

test('every kind of card makes its record by the user’s click, once, and undoes it', async ({ browser, coach }) => {
  test.slow()
  const { server, service } = coach
  const { page, leave } = await openCoachPage(browser, coach, {})
  await ask(page.request, server.url, '/api/premium/trial', {})
  for (const [at, { tool, name, shows, accept, accepted, path }] of cards.entries()) {
    service.behave({ chunks: ['Here it is. '], tools: [tool] })
    await askCoach(page, `Please offer me number ${at}`)
    const offer = page.getByRole('region', { name }).last()
    await expect(offer).toContainText(tool.input.title)
    await expect(offer).toContainText(shows)
    const steps = offer.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect(steps).toHaveText('steps' in tool.input ? tool.input.steps : [])
    await expect.poll(() => titles(page.request, page, path)).not.toContain(tool.input.title)
    await offer.getByRole('button', { name: accept }).dblclick()
    await expect(offer).toContainText(accepted)
    const made = await titles(page.request, page, path)
    expect(made.filter((title) => title === tool.input.title)).toHaveLength(1)
    await offer.getByRole('button', { name: 'Undo' }).click()
    await expect(offer.getByRole('button', { name: accept })).toBeVisible()
    await expect.poll(() => titles(page.request, page, path)).not.toContain(tool.input.title)
    await offer.getByRole('button', { name: accept }).click()
    await expect(offer).toContainText(accepted)
    await expect.poll(() => titles(page.request, page, path)).toContain(tool.input.title)
  }
  await expect.poll(() => violationsOf(page, all)).toEqual([])
  await page.reload()
  await expect(page.getByText('In your goals')).toHaveCount(3)
  await page.getByRole('link', { name: 'Open journal' }).click()
  await expect(page.getByText('A good day')).toBeVisible()
  await leave()
})

test('a moment to breathe opens Self-Care with the technique that was proposed', async ({ browser, coach }) => {
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: ['Breathe with me. '],
    tools: [{ name: 'propose_breathing', input: { techniqueId: 'coherent' } }],
  })
  await askCoach(page, 'Help me calm down before a call')
  const offer = page.getByRole('region', { name: 'A moment to breathe' })
  await offer.getByRole('button', { name: 'Yes, breathe' }).click()
  await offer.getByRole('link', { name: 'Open Self-Care' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Self-Care Center' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Coherent/ })).toBeChecked()
  await leave()
})

test('a card that the server refuses says why, and stays to be taken later', async ({ browser, coach }) => {
  const { page, leave } = await openCoachPage(browser, coach, {
    chunks: ['Here it is. '],
    tools: [{ name: 'propose_entry', input: { title: 'One too many', content: 'The eleventh.' } }],
  })
  await askCoach(page, 'Write that down for me')
  const offer = page.getByRole('region', { name: 'New journal entry' })
  await expect(offer).toBeVisible()
  // A card that can't be accepted is not offered, so the month fills up afterwards.
  for (let n = 1; n <= 10; n += 1)
    await ask(page.request, coach.server.url, '/api/journal', { title: `Day ${n}`, content: 'Words.' })
  await offer.getByRole('button', { name: 'Add to my journal' }).click()
  await expect(toast(page, 'We couldn’t add this')).toBeVisible()
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('10')
  await expect(offer.getByRole('button', { name: 'Add to my journal' })).toBeVisible()
  await expect.poll(() => titles(page.request, page, '/api/journal')).toHaveLength(10)
  await leave()
})
