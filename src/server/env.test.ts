import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_00000000',
  STRIPE_WEBHOOK_SECRET: 'whsec_00000000',
  STRIPE_PRICE_ID: 'price_0000',
}

test.each([
  ['PORT', { PORT: 'http' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'glowell.example' }],
  ['PUBLIC_URL', { NODE_ENV: 'production' }],
  ['PUBLIC_URL', { NODE_ENV: 'production', PUBLIC_URL: 'http://glowell.example' }],
  ['COMMUNITY_URL', { COMMUNITY_URL: 'http://community.example' }],
  ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@glowell.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/x' }],
  ['COACH_PROVIDER', { COACH_PROVIDER: 'oracle' }],
  ['COACH_BASE_URL', { COACH_PROVIDER: 'openai-compatible', COACH_MODEL: 'wise-1' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'localhost:11434' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'https://me:secret@models.example/v1' }],
  ['COACH_BASE_URL', { COACH_BASE_URL: 'https://models.example/v1?key=secret' }],
  ['COACH_MODEL', { COACH_PROVIDER: 'openai-compatible', COACH_BASE_URL: 'http://localhost:11434/v1' }],
  ['COACH_API_KEY', { COACH_PROVIDER: 'anthropic', COACH_MODEL: 'wise-1' }],
  ['COACH_API_KEY', { COACH_API_KEY: 'two\nlines' }],
  ['COACH_TIME_LIMIT', { COACH_TIME_LIMIT: '0' }],
  ['DEMO', { DEMO: 'maybe' }],
  ['OBJECT_STORE', { OBJECT_STORE: 'https://bucket.example', AWS_ACCESS_KEY_ID: 'one', AWS_SECRET_ACCESS_KEY: 'two' }],
  ['AWS_SECRET_ACCESS_KEY', { OBJECT_STORE: 's3://pictures', AWS_ACCESS_KEY_ID: 'one' }],
  ['STRIPE_SECRET_KEY', { ...stripe, STRIPE_SECRET_KEY: 'pk_test_secret00' }],
  ['STRIPE_WEBHOOK_SECRET', { ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }],
  ['STRIPE_PRICE_ID', { ...stripe, STRIPE_PRICE_ID: 'prod_secret' }],
  ['STRIPE_PRICE_ID', { ...stripe, STRIPE_PRICE_ID: '' }],
  [
    'STRIPE_API_URL',
    { NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', STRIPE_API_URL: 'http://secret.example' },
  ],
  ['RATE_LIMIT_FACTOR', { RATE_LIMIT_FACTOR: '-1' }],
])('an invalid %s is reported by name, never by value', (name, settings) => {
  const read = () => readEnv(settings)
  expect(read).toThrow(new RegExp(`^These settings cannot be used:\n  ${name}: [^\n]*$`))
  expect(read).not.toThrow('secret')
})

test('all invalid settings are reported at once', () => {
  expect(() => readEnv({ PORT: 'http', DEMO: 'maybe' })).toThrow(/\n  PORT: .*\n  DEMO: /)
})

test('production without PUBLIC_URL does not start, and says which line to add', () => {
  expect(() => readEnv({ NODE_ENV: 'production' })).toThrow('add PUBLIC_URL=https://glowell.example')
})

test('production starts with an https address, or with one of this machine', () => {
  const isSecureAt = (PUBLIC_URL: string) => readEnv({ NODE_ENV: 'production', PUBLIC_URL }).isSecure
  expect(isSecureAt('https://glowell.example')).toBe(true)
  expect(['http://localhost:3000', 'http://127.0.0.1:3000'].map(isSecureAt)).toEqual([false, false])
})

test('the settings of Stripe stand together or not at all, and the missing ones are named', () => {
  expect(readEnv(stripe)).toMatchObject(stripe)
  expect(() => readEnv({ STRIPE_PRICE_ID: 'price_0000' })).toThrow(
    /\n  STRIPE_SECRET_KEY: .*\n  STRIPE_WEBHOOK_SECRET: /,
  )
})
