import { z } from 'zod'

const unset = (value: unknown): unknown => (value === '' ? undefined : value)
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(unset, schema)
const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

const stripeSetting = (form: RegExp, error: string) => setting(z.string().regex(form, { error }).optional())

const coachNeeds = {
  builtin: [],
  'openai-compatible': ['COACH_BASE_URL', 'COACH_MODEL'],
  anthropic: ['COACH_API_KEY', 'COACH_MODEL'],
  ollama: [],
  off: [],
} as const

const bucketNeeds = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID'] as const

/** Browsers accept Secure cookies on these hosts without https. */
const isThisMachine = (url: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(url).hostname)
const needsPublicUrl = 'production needs the https address people use; add PUBLIC_URL=https://glowell.example'

const settings = z
  .object({
    NODE_ENV: setting(z.enum(['development', 'production', 'test']).default('development')),
    PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
    HOST: setting(z.string().default('127.0.0.1')),
    DATA_DIR: setting(z.string().default('./data')),
    PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
    DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
    KEY_FILE: setting(z.string().optional()),
    OBJECT_STORE: setting(
      z
        .string()
        .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 's3:// and the name of a bucket' })
        .optional(),
    ),
    AWS_ENDPOINT_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
    AWS_REGION: setting(z.string().max(100).default('us-east-1')),
    AWS_ACCESS_KEY_ID: setting(z.string().max(500).optional()),
    AWS_SECRET_ACCESS_KEY: setting(z.string().max(500).optional()),
    AWS_SESSION_TOKEN: setting(z.string().max(5_000).optional()),
    SMTP_URL: setting(z.url({ protocol: /^smtps?$/ }).optional()),
    MAIL_FROM: setting(z.string().default('Glowell <glowell@localhost>')),
    COMMUNITY_URL: setting(z.url({ protocol: /^https$/ }).optional()),
    SECURITY_CONTACT: setting(
      z
        .string()
        .regex(/^(?:mailto:[^@\s]+@|https:\/\/|tel:\+)[!-~]+$/, {
          error: 'an address that begins with mailto:, https:// or tel:+',
        })
        .optional(),
    ),
    COACH_PROVIDER: setting(z.enum(['builtin', 'ollama', 'openai-compatible', 'anthropic', 'off']).default('builtin')),
    COACH_BASE_URL: setting(
      z
        .url({ protocol: /^https?$/ })
        .refine((url) => !/^https?:\/\/[^/]*@|[?#]/.test(url), 'an address without a name, a password or a query')
        .optional(),
    ),
    COACH_API_KEY: setting(
      z
        .string()
        .regex(/^[!-~]{1,500}$/, 'a key of plain letters, digits and signs')
        .optional(),
    ),
    COACH_MODEL: setting(z.string().max(200).optional()),
    COACH_TIME_LIMIT: setting(z.coerce.number().positive().max(3_600).default(120)),
    STRIPE_SECRET_KEY: stripeSetting(
      /^[rs]k_(?:test|live)_\w{8,250}$/,
      'sk_test_…, sk_live_… or a restricted rk_… key',
    ),
    STRIPE_WEBHOOK_SECRET: stripeSetting(/^whsec_[\w+/=]{8,250}$/, 'whsec_…, as Stripe shows it with the webhook'),
    STRIPE_PRICE_ID: stripeSetting(/^price_\w{4,250}$/, 'price_…, the monthly price in Stripe'),
    /** The address of the tests' own Stripe server. */
    STRIPE_API_URL: setting(z.url({ protocol: /^https?$/ }).optional()),
    DEMO: setting(onOff.optional()),
    RATE_LIMIT_FACTOR: setting(z.coerce.number().positive().default(1)),
    TRUST_PROXY: setting(onOff.optional()),
    LOG_LEVEL: setting(z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
  })
  .superRefine((value, context) => {
    const { NODE_ENV: mode, PUBLIC_URL: url } = value
    if (mode === 'production' && (url === undefined || (!url.startsWith('https:') && !isThisMachine(url))))
      context.addIssue({ code: 'custom', path: ['PUBLIC_URL'], message: needsPublicUrl })
    for (const name of coachNeeds[value.COACH_PROVIDER])
      if (value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: `COACH_PROVIDER=${value.COACH_PROVIDER} needs it` })
    for (const name of value.OBJECT_STORE === undefined ? [] : bucketNeeds)
      if (value[name] === undefined)
        context.addIssue({ code: 'custom', path: [name], message: 'OBJECT_STORE needs it' })
    const missing = stripeNames.filter((name) => value[name] === undefined)
    for (const name of missing.length < stripeNames.length ? missing : [])
      context.addIssue({ code: 'custom', path: [name], message: 'the other settings of Stripe need it' })
    if (mode === 'production' && value.STRIPE_API_URL !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['STRIPE_API_URL'],
        message: 'is for tests; production has no other Stripe',
      })
  })
  .transform((value) => ({
    ...value,
    isProduction: value.NODE_ENV === 'production',
    /** On by default in local use only. */
    isDemoOn: value.DEMO ?? value.NODE_ENV !== 'production',
    /** Cookies are `Secure` if the public URL is https. */
    isSecure: value.PUBLIC_URL?.startsWith('https:') ?? false,
  }))

export type Env = z.output<typeof settings>

/** Reads and checks the settings. Throws an `Error` that names each invalid one, never its value. */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const parsed = settings.safeParse(source)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings cannot be used:\n${faults.join('\n')}`)
}
