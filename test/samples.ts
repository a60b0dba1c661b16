import type { CallKey } from '#contract/api.ts'
import type { Client } from './client.ts'
import { askForUpload, samplePicture, upload } from './pictures.ts'

/**
 * How another account is kept out of each call. `open`: nobody's records. `own`: answers only from the session's account.
 * `record`: names one record by its id, so another account must get 404; `make` creates one and answers its id.
 * A new call without a row here does not compile.
 */
export type Access = { kind: 'open' } | { kind: 'own' } | { kind: 'record'; make: (her: Client) => Promise<string> }

const open: Access = { kind: 'open' }
const own: Access = { kind: 'own' }
const record = (make: (her: Client) => Promise<string>): Access => ({ kind: 'record', make })

const idOf = (body: unknown): string => {
  if (typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string') return body.id
  throw new Error(`No record was made: ${JSON.stringify(body)}`)
}

const entry = record(async (her) => idOf((await her.post('/api/journal', sampleBodies['POST /api/journal'])).body))

const goal = record(async (her) => idOf((await her.post('/api/goals', sampleBodies['POST /api/goals'])).body))
const activity = record(async (her) =>
  idOf((await her.post('/api/self-care', sampleBodies['POST /api/self-care'])).body),
)

const pattern = record(async (her) =>
  idOf((await her.post('/api/self-care/patterns', sampleBodies['POST /api/self-care/patterns'])).body),
)

const task = record(async (her) => idOf((await her.post('/api/tasks', sampleBodies['POST /api/tasks'])).body))
const affirmation = record(async (her) =>
  idOf((await her.post('/api/affirmations', sampleBodies['POST /api/affirmations'])).body),
)

const chat = record(async (her) => {
  // More are made than a free account may ask.
  await her.post('/api/premium/trial')
  return idOf((await her.post('/api/sophia/chat', sampleBodies['POST /api/sophia/chat'])).body)
})

const picture = record(async (her) => (await upload(her, samplePicture)).slice('/api/pictures/'.length))
const uploadAddress = record(async (her) => (await askForUpload(her)).slice('/api/objects/upload/'.length))
const mix = record(async (her) =>
  idOf((await her.post('/api/audio/mixes', sampleBodies['POST /api/audio/mixes'])).body),
)

const vision = record(async (her) => {
  // More are made than a free account may have.
  await her.post('/api/premium/trial')
  return idOf((await her.post('/api/vision-board', sampleBodies['POST /api/vision-board'])).body)
})

const session = record(async (her) => {
  const { body } = await her.get('/api/auth/sessions')
  return idOf(Array.isArray(body) ? body[0] : undefined)
})

export const access = {
  'GET /api/health': open,
  'GET /api/ready': open,
  'GET /api/help': open,
  'POST /api/auth/signup': open,
  'POST /api/auth/login': open,
  'POST /api/auth/logout': open,
  'POST /api/auth/password/forgot': open,
  'POST /api/auth/password/reset': open,
  'POST /api/demo': open,
  'GET /api/auth/check': own,
  'GET /api/auth/sessions': own,
  'DELETE /api/auth/sessions/{id}': session,
  'POST /api/auth/sessions/revoke-others': own,
  'POST /api/auth/password': own,
  'GET /api/user/profile': own,
  'PUT /api/user/profile': own,
  'PUT /api/profile/avatar': own,
  'POST /api/objects/upload': own,
  'PUT /api/objects/upload/{id}': uploadAddress,
  'POST /api/objects/fetch': own,
  'GET /api/pictures/{id}': picture,
  'GET /api/pictures/{id}/{size}': picture,
  'GET /api/onboarding': own,
  'PUT /api/onboarding': own,
  'POST /api/onboarding/complete': own,
  'GET /api/premium': own,
  'POST /api/premium/trial': own,
  'GET /api/user/usage-limits': own,
  'GET /api/journal': own,
  'POST /api/journal': own,
  'POST /api/journal/search': own,
  'PUT /api/journal/{id}': entry,
  'DELETE /api/journal/{id}': entry,
  'POST /api/journal/{id}/restore': entry,
  'GET /api/journal/{id}/revisions': entry,
  'GET /api/goals': own,
  'GET /api/goals/summary': own,
  'POST /api/goals': own,
  'PUT /api/goals/{id}': goal,
  'DELETE /api/goals/{id}': goal,
  'POST /api/goals/{id}/restore': goal,
  'PUT /api/goals/{id}/milestone': goal,
  'GET /api/goals/{id}/course': goal,
  'GET /api/goals/{id}/updates': goal,
  'POST /api/goals/{id}/updates': goal,
  'POST /api/goals/{id}/updates/undo': goal,
  'GET /api/self-care': own,
  'POST /api/self-care': own,
  'PUT /api/self-care/{id}': activity,
  'DELETE /api/self-care/{id}': activity,
  'POST /api/self-care/{id}/restore': activity,
  'GET /api/self-care/summary': own,
  'GET /api/self-care/insights': own,
  'GET /api/self-care/patterns': own,
  'POST /api/self-care/patterns': own,
  'DELETE /api/self-care/patterns/{id}': pattern,
  'POST /api/self-care/patterns/{id}/restore': pattern,
  'GET /api/dashboard': own,
  'GET /api/dashboard/stats': own,
  'PUT /api/dashboard/layout': own,
  'GET /api/tasks': own,
  'POST /api/tasks': own,
  'PUT /api/tasks/{id}': task,
  'DELETE /api/tasks/{id}': task,
  'POST /api/tasks/{id}/restore': task,
  'POST /api/tasks/read': own,
  'GET /api/tasks/days': own,
  'GET /api/tasks/unfinished': own,
  'GET /api/planner/hours': own,
  'PUT /api/planner/hours': own,
  'GET /api/affirmations': own,
  'GET /api/affirmations/today': own,
  'POST /api/affirmations/next': own,
  'POST /api/affirmations': own,
  'PUT /api/affirmations/{id}': affirmation,
  'DELETE /api/affirmations/{id}': affirmation,
  'POST /api/affirmations/{id}/restore': affirmation,
  'PUT /api/affirmations/{id}/love': affirmation,
  'GET /api/sophia/coach': own,
  'PUT /api/sophia/areas': own,
  'GET /api/sophia/chats': own,
  'POST /api/sophia/chat': own,
  'GET /api/sophia/chats/{id}/stream': chat,
  'POST /api/sophia/chats/{id}/stop': chat,
  'POST /api/sophia/chats/{id}/retry': chat,
  'DELETE /api/sophia/chats/{id}': chat,
  'POST /api/sophia/chats/{id}/restore': chat,
  'DELETE /api/sophia/chats': own,
  'POST /api/sophia/chats/restore': own,
  'POST /api/sophia/chats/{id}/proposals/{n}/accept': chat,
  'POST /api/sophia/chats/{id}/proposals/{n}/undo': chat,
  'GET /api/mindset/meditations': own,
  'GET /api/mindset/meditations/{id}': own,
  'PUT /api/mindset/meditations/{id}/place': own,
  'GET /api/mindset/quotes': own,
  'PUT /api/mindset/quotes/{id}/save': own,
  'GET /api/mindset/courses': own,
  'GET /api/mindset/courses/{id}': own,
  'PUT /api/mindset/courses/{id}/steps/{n}': own,
  'GET /api/audio/mixes': own,
  'POST /api/audio/mixes': own,
  'PUT /api/audio/mixes/{id}': mix,
  'DELETE /api/audio/mixes/{id}': mix,
  'POST /api/audio/mixes/{id}/restore': mix,
  'GET /api/vision-board': own,
  'POST /api/vision-board': own,
  'PUT /api/vision-board/{id}': vision,
  'DELETE /api/vision-board/{id}': vision,
  'POST /api/vision-board/{id}/restore': vision,
} satisfies Record<CallKey, Access>

const answers = {
  fullName: 'Ada Lovelace',
  age: '26-35',
  experience_level: 'beginner',
  primaryGoals: ['Career Growth'],
  currentChallenges: 'Too little time',
  wellness_areas: ['Physical Health'],
  preferred_communication: 'gentle',
  notifications: { daily_reminders: true, goal_updates: true, wellness_tips: true, community_updates: false },
}

/** A good body for each call that takes one, which tests then spoil. */
export const sampleBodies = {
  'POST /api/auth/signup': { username: 'sample', email: 'sample@example.com', password: 'a quiet morning light' },
  'POST /api/auth/login': { username: 'sample', password: 'a quiet morning light' },
  'POST /api/demo': { timeZone: 'Europe/Paris' },
  'POST /api/auth/password': { currentPassword: 'a quiet morning light', newPassword: 'another quiet light' },
  'POST /api/auth/password/forgot': { email: 'sample@example.com' },
  'POST /api/auth/password/reset': { token: 'abc', newPassword: 'another quiet light' },
  'PUT /api/user/profile': { firstName: 'Ada', lastName: null, timeZone: 'Europe/Paris' },
  'PUT /api/profile/avatar': { avatarURL: '/avatars/dawn.svg' },
  'POST /api/objects/fetch': { address: 'https://127.0.0.1/a.png' },
  'PUT /api/onboarding': { answers, step: 2 },
  'POST /api/onboarding/complete': answers,
  'POST /api/journal': { title: 'A title', content: 'Some content', tags: ['one'], mood: 4 },
  'POST /api/journal/search': { text: 'tea' },
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
  'POST /api/goals/{id}/updates': { value: '300', note: 'From the market' },
  'POST /api/goals/{id}/updates/undo': { id: '01890000-0000-7000-8000-000000000000' },
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
  'POST /api/sophia/chats/restore': { deletedAt: '2026-11-21T09:00:00.000Z' },
  'PUT /api/mindset/meditations/{id}/place': { seconds: 90 },
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
    place: { x: 0.25, y: 0.4, width: 0.3, turn: -4, layer: 2 },
  },
  'PUT /api/dashboard/layout': {
    layout: [
      { card: 'tasks', isHidden: false },
      { card: 'tour', isHidden: true },
    ],
  },
} satisfies Partial<Record<CallKey, object>>
