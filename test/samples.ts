import { z } from 'zod'
import { api, type Api, type CallKey } from '#contract/api.ts'
import type { Call, Sent } from '#contract/kernel.ts'
import type { Client } from './client.ts'
import { exampleOf } from './example.ts'
import { askForUpload, samplePicture, uploadBytes } from './pictures.ts'
import { textFieldsOf } from './text-fields.ts'

/**
 * How a call keeps other accounts out. `open`: no private records. `own`: replies only with the session's account.
 * `record`: names one record by its id, so another account must get 404; `make` creates one and returns its id.
 */
export type Access = { kind: 'open' } | { kind: 'own' } | { kind: 'record'; make: (user: Client) => Promise<string> }

/** All calls that need no session. */
const open: readonly CallKey[] = [
  'GET /api/health',
  'GET /api/ready',
  'GET /api/help',
  'POST /api/auth/signup',
  'POST /api/auth/login',
  'POST /api/auth/logout',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/demo',
  'POST /api/browser-errors',
  'POST /api/premium/webhook',
]

const answers: Sent<Api['POST /api/onboarding/complete']>['body'] = {
  fullName: 'Ada Lovelace',
  age: '26-35',
  experience_level: 'beginner',
  primaryGoals: ['Career Growth'],
  currentChallenges: 'Too little time',
  wellness_areas: ['Physical Health'],
  preferred_communication: 'gentle',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}

type Bodies = { [K in CallKey as Api[K] extends { body: unknown } ? K : never]: Sent<Api[K]>['body'] }

/**
 * Bodies that say more than the example of their schema, or that tests look for. They may leave optional fields out: the test of the
 * search fills in the texts itself.
 */
export const sampleBodies = {
  'POST /api/auth/signup': { username: 'sample', email: 'sample@example.com', password: 'a quiet morning light' },
  'POST /api/auth/login': { username: 'sample', password: 'a quiet morning light' },
  'POST /api/browser-errors': { kind: 'TypeError', component: 'JournalScreen' },
  'POST /api/demo': { timeZone: 'Europe/Paris' },
  'POST /api/auth/password': { currentPassword: 'a quiet morning light', newPassword: 'another quiet light' },
  'POST /api/account/delete': { password: 'not the right light' },
  'POST /api/auth/password/forgot': { email: 'sample@example.com' },
  'POST /api/auth/password/reset': { token: 'abc', newPassword: 'another quiet light' },
  'PUT /api/user/profile': { firstName: 'Ada', lastName: null, timeZone: 'Europe/Paris' },
  'PUT /api/profile/avatar': { avatarURL: '/avatars/dawn.svg' },
  'POST /api/objects/fetch': { address: 'https://127.0.0.1/a.png' },
  'PUT /api/onboarding': { answers, step: 2 },
  'POST /api/onboarding/complete': answers,
  'PUT /api/notifications/read': { upTo: '2026-11-21T09:00:00.000Z' },
  'POST /api/journal': {
    title: 'A title',
    content: 'Some content',
    tags: ['one'],
    mood: 4,
    gratitude: 'A warm kitchen',
    affirmations: 'I have time',
  },
  'POST /api/journal/search': { text: 'tea' },
  'POST /api/search': { text: 'tea' },
  'PUT /api/journal/{id}': { title: 'Another title' },
  'POST /api/goals': {
    title: 'Six quiet months',
    description: null,
    category: 'financial',
    targetValue: '5000',
    currentValue: '0',
    targetDate: '2027-06-30',
    priority: 3,
    isCompleted: false,
    kind: 'amount',
    currency: 'USD',
    trackAs: null,
  },
  'PUT /api/goals/{id}': { currentValue: '250.50', milestones: [{ text: 'A step' }] },
  'PUT /api/goals/{id}/milestone': { id: '01890000-0000-7000-8000-000000000000', isDone: true },
  'POST /api/goals/{id}/progress': { value: '300', note: 'From the market' },
  'POST /api/goals/{id}/progress/undo': { id: '01890000-0000-7000-8000-000000000000' },
  'POST /api/self-care': {
    activityType: 'bath',
    duration: 30,
    notes: 'Lavender',
    mood: 4,
    moodBefore: 2,
    technique: null,
  },
  'PUT /api/self-care/{id}': { activityType: 'yoga', duration: 20, notes: null, mood: 5 },
  'POST /api/self-care/patterns': { name: 'Mine', inhaleTime: 4, holdTime: 2, exhaleTime: 6, restTime: 0, cycles: 8 },
  'POST /api/income': {
    source: 'Proofreading for the press',
    amount: '240.50',
    costs: '12',
    hours: '6.5',
    note: 'Two short stories',
    earnedOn: '2026-01-20',
    currency: 'USD',
  },
  'PUT /api/income/{id}': { source: 'Proofreading', amount: '260', hours: null },
  'PUT /api/income/settings': { currency: 'EUR', taxRate: '27.5' },
  'PUT /api/income/plan/{id}': { isDone: true },
  'POST /api/income/plan/{id}/task': { dueDate: '2026-11-25' },
  'PUT /api/fitness/settings': { units: 'imperial', hidesNumbers: true },
  'POST /api/fitness/workouts': {
    title: 'Legs and back',
    minutes: 45,
    exercises: [{ name: 'Squat', sets: [{ repetitions: 8, kilograms: 42.5 }] }],
    notes: 'The quiet rack',
  },
  'PUT /api/fitness/workouts/{id}': { title: null, minutes: null, exercises: [], notes: 'Shorter' },
  'POST /api/fitness/weights': { kilograms: 63.25, notes: 'After breakfast' },
  'PUT /api/fitness/weights/{id}': { kilograms: 63.5, notes: null },
  'POST /api/fitness/meals': { kind: 'lunch', content: 'Lentil soup and bread' },
  'PUT /api/fitness/meals/{id}': { kind: 'dinner', content: 'Lentil soup again' },
  'POST /api/fitness/drinks': { millilitres: 250 },
  'PUT /api/fitness/cycle': { isOn: true, isInPlanner: true },
  'POST /api/fitness/cycle/days': { flow: 'light', symptoms: ['tired'], notes: 'Slept early' },
  'PUT /api/fitness/cycle/days/{id}': { flow: 'spotting', symptoms: [], notes: null },
  'POST /api/fitness/cycle/restore': { deletedAt: '2026-11-21T09:00:00.000Z' },
  'POST /api/tasks': {
    title: 'Water the fern',
    description: null,
    category: 'personal',
    priority: 4,
    dueDate: '2026-11-24',
    scheduledTime: '2026-11-24T15:00:00.000Z',
    estimatedDuration: 45,
    isCompleted: false,
  },
  'PUT /api/tasks/{id}': { title: 'Water both ferns', isCompleted: true },
  'POST /api/tasks/read': { line: 'dentist Tue 3pm 45m #personal !4' },
  'PUT /api/planner/hours': {
    hours: [...Array.from({ length: 5 }, () => ({ from: '09:00', to: '17:00' })), null, null],
  },
  'POST /api/affirmations': { content: 'I begin again', category: 'general', isCustom: true },
  'PUT /api/affirmations/{id}': { content: 'I begin again, gladly', category: 'success' },
  'PUT /api/affirmations/{id}/love': { isLoved: true },
  'PUT /api/sophia/areas': { areas: ['goals', 'journal'] },
  'POST /api/sophia/chat': { message: 'How can I balance self-care with productivity?' },
  'POST /api/sophia/chats/{id}/proposals/{n}/accept': {
    proposal: { kind: 'prayer', title: 'For a quiet morning' },
  },
  'POST /api/sophia/chats/restore': { deletedAt: '2026-11-21T09:00:00.000Z' },
  'PUT /api/mindset/meditations/{id}/position': { seconds: 90 },
  'PUT /api/mindset/quotes/{id}/save': { isSaved: true },
  'PUT /api/mindset/courses/{id}/steps/{n}': { isDone: true },
  'POST /api/audio/mixes': { name: 'Sunday porch', sounds: [{ sound: 'rain', volume: 60 }] },
  'PUT /api/audio/mixes/{id}': { name: 'Late', sounds: [{ sound: 'ocean', volume: 80 }] },
  'POST /api/vision-board': {
    title: 'A house by the sea',
    description: 'With a blue door.',
    imageUrl: '/visions/home.svg',
    category: 'travel',
    position: null,
  },
  'PUT /api/vision-board/{id}': {
    title: 'A small house by the sea',
    description: null,
    imageUrl: null,
    category: 'goals',
    position: 0,
    isLoved: true,
    achievedAt: '2026-11-20T12:00:00.000Z',
    achievedNote: 'We have the keys.',
    goalId: null,
    placement: { x: 0.25, y: 0.4, width: 0.3, turn: -4, layer: 2 },
  },
  'PUT /api/spiritual/settings': { tradition: 'secular', isHidden: false },
  'POST /api/prayers': { text: 'For a calm crossing', topic: 'peace' },
  'PUT /api/prayers/{id}': { text: 'For a calm way', topic: null, answer: { on: '2025-06-01', words: 'It was calm.' } },
  'POST /api/reflections': { text: 'The sea this morning', prompt: 'What was good?', seconds: 300 },
  'PUT /api/reflections/{id}': { text: 'The sea at noon' },
  'POST /api/shopping-items': { line: '2 kg apples, the red ones', list: 'personal' },
  'PUT /api/shopping-items/{id}': { name: 'pears', quantity: '1 kg', note: null },
  'PUT /api/shopping-items/{id}/tick': { isCompleted: true },
  'POST /api/shopping-lists/{id}/unclear': { clearedAt: '2026-11-21T09:00:00.000Z' },
  'POST /api/shopping-lists/{id}/invitations': { role: 'edit', days: 3, name: 'Ada' },
  'POST /api/shopping-invitations/open': { secret: 'a'.repeat(43) },
  'POST /api/shopping-invitations/accept': { secret: 'a'.repeat(43), name: 'Grace' },
  'PUT /api/shopping-members/{id}': { name: 'Ada L.' },
  'POST /api/household-tasks': {
    text: 'Wash the curtains',
    category: 'laundry',
    dueDate: '2026-11-24',
    repeat: { every: 3, unit: 'month', from: 'done' },
    noticedBy: 'me',
    plannedBy: null,
    doneBy: 'me',
  },
  'POST /api/household-tasks/several': {
    tasks: [{ id: '01890000-0000-7000-8000-00000000000a', text: 'Air the rooms', category: 'seasonal' }],
  },
  'POST /api/household-tasks/several/delete': { ids: ['01890000-0000-7000-8000-00000000000a'] },
  'PUT /api/household-tasks/{id}': { text: 'Wash all the curtains', completed: true },
  'POST /api/household/people': { name: 'Sam' },
  'PUT /api/household/people/{id}': { name: 'Samira' },
  'PUT /api/dashboard/layout': {
    layout: [
      { card: 'tasks', isHidden: false },
      { card: 'tour', isHidden: true },
    ],
  },
} satisfies Partial<Bodies>

/** A valid body for each call that takes one, which tests then make invalid. */
export const samples: ReadonlyMap<string, object> = new Map(
  Object.entries<Call>(api).flatMap(([key, { body }]) => (body === undefined ? [] : [[key, sampleFor(key, body)]])),
)

function sampleFor(key: string, body: z.ZodType): object {
  const written = Object.entries<object>(sampleBodies).find(([name]) => name === key)?.[1]
  if (written !== undefined) return written
  const example = exampleOf(body)
  if (typeof example === 'object' && example !== null && body.safeParse(example).success) return example
  throw new Error(`Please write a body of '${key}' in sampleBodies: its schema takes more than an example made by rule`)
}

/** The paths of records that can be deleted and restored: `/api/journal`. */
export const collections: readonly string[] = Object.keys(api).flatMap(
  (key) => /^POST (.+)\/\{id\}\/restore$/.exec(key)?.[1] ?? [],
)

/** The call that creates a record of a collection: a POST to it, but for the coach. */
const createCallOf = (collection: string): string =>
  collection === '/api/sophia/chats' ? 'POST /api/sophia/chat' : `POST ${collection}`

/** The free texts of the sample body that creates a record: the path of each, with a function that replaces it. */
export function textsOf(collection: string): [string, (text: string) => object][] {
  const key = createCallOf(collection)
  const schema = Object.entries<Call>(api).find(([each]) => each === key)?.[1].body
  return textFieldsOf(sampleOf(key)).flatMap(([path, put]): [string, (text: string) => object][] =>
    schema?.safeParse(put('any')).success ? [[path, (text) => Object(put(text))]] : [],
  )
}

let cycleDays = 0

/** Prerequisites of a record, and changes of its sample body: the cycle log must be on, and has each day once. */
const needs: Readonly<Record<string, (user: Client) => Promise<object>>> = {
  '/api/fitness/cycle/days': async (user) => {
    await user.put('/api/fitness/cycle', { isOn: true, isInPlanner: true })
    return { day: new Date(Date.UTC(2020, 0, (cycleDays += 1))).toISOString().slice(0, 10) }
  },
}

/** Creates a record of a collection from its sample body, or another, and answers its id. */
export async function createSample(user: Client, collection: string, body?: object): Promise<string> {
  const key = createCallOf(collection)
  const beside = await needs[collection]?.(user)
  return idOf((await user.post(key.slice('POST '.length), { ...(body ?? sampleOf(key)), ...beside })).body)
}

const idOf = (body: unknown): string => {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error(`No record was made: ${JSON.stringify(body)}`)
}

/** Creates a record from the sample body. Premium, because tests make more than a free account may have. */
const makeBySample = (collection: string) => async (user: Client) => {
  await user.post('/api/premium/trial')
  return createSample(user, collection)
}

/** An invitation to the user's household list, and the user's own membership there. */
async function shareList(user: Client): Promise<{ list: string; invitation: string; member: string }> {
  const sample = sampleOf('POST /api/shopping-lists/{id}/invitations')
  const invitation = idOf((await user.post('/api/shopping-lists/household/invitations', sample)).body)
  const { body } = await user.get('/api/shopping-lists/household/members')
  const { members } = z.object({ members: z.array(z.unknown()) }).parse(body)
  const lists = z
    .array(z.object({ list: z.string(), id: z.string().nullable() }))
    .parse((await user.get('/api/shopping-lists')).body)
  const list = lists.find((one) => one.list === 'household')?.id ?? ''
  return { list, invitation, member: idOf(members[0]) }
}

/** Records that are not created by a POST to their collection. */
const madeOtherwise: Record<string, (user: Client) => Promise<string>> = {
  '/api/auth/sessions': async (user) => {
    const { body } = await user.get('/api/auth/sessions')
    return idOf(Array.isArray(body) ? body[0] : undefined)
  },
  '/api/objects/upload': async (user) => (await askForUpload(user)).slice('/api/objects/upload/'.length),
  '/api/pictures': async (user) => (await uploadBytes(user, samplePicture)).slice('/api/pictures/'.length),
  '/api/shopping-lists': async (user) => (await shareList(user)).list,
  '/api/shopping-invitations': async (user) => (await shareList(user)).invitation,
  '/api/shopping-members': async (user) => (await shareList(user)).member,
}

/** Ids there are of our own content, which is the same for everyone. */
const writings = ['/api/mindset/', '/api/income/plan/']

function accessOf(key: string): Access {
  if (open.some((each) => each === key)) return { kind: 'open' }
  const [, path = ''] = key.split(' ')
  const [collection = '', ...named] = path.split('/{id}')
  if (named.length === 0 || writings.some((start) => path.startsWith(start))) return { kind: 'own' }
  return { kind: 'record', make: madeOtherwise[collection] ?? makeBySample(collection) }
}

/** Every call, and how it keeps other accounts out. Calls that are not `open` must reject visitors. */
export const access: Readonly<Record<string, Access>> = Object.fromEntries(
  Object.keys(api).map((key) => [key, accessOf(key)]),
)

/** The valid body of a call; undefined if it takes none. */
export const sampleOf = (key: string): object | undefined => samples.get(key)
