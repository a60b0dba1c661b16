import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const config = z.object({ rules: z.object({ 'walls/imports': z.unknown() }) })
const report = z.object({ diagnostics: z.array(z.object({ filename: z.string() })) })

/** Files of one line each, by the rule's message. */
const refused: Record<string, string> = {
  'contract/journal.ts': `import '#server/lib/db.ts'`,
  'contract/goals.ts': `import 'fastify'`,
  'server/journal/journal.repo.ts': `import '#server/goals/goals.repo.ts'`,
  'server/journal/journal.routes.ts': `import '../goals/goals.repo.ts'`,
  'server/journal/words/deep.ts': `import '../../goals/goals.repo.ts'`,
  'server/journal/journal.late.ts': `export const late = () => import('#server/goals/goals.repo.ts')`,
  'server/journal/journal.again.ts': `export * from '#server/goals/goals.repo.ts'`,
  'server/journal/journal.app.ts': `import '../app.ts'`,
  'server/new-feature/new-feature.repo.ts': `import type { Goal } from '#server/goals/goals.repo.ts'`,
  'server/lib/db.ts': `import '#server/journal/journal.repo.ts'`,
  'server/ports/mail.ts': `import '#server/accounts/account-service.ts'`,
  'server/app.ts': `import '#web/lib/call.ts'`,
  'web/journal/JournalScreen.tsx': `import '#web/goals/GoalsScreen.tsx'`,
  'web/journal/EntryDialog.tsx': `import '../goals/GoalsScreen.tsx'`,
  'web/journal/EntryCard.tsx': `import '#web/app/App.tsx'`,
  'web/journal/journal.queries.ts': `import { task } from '#contract/planner.ts'`,
  'web/journal/entry-form.ts': `import { usual } from '#contract/defaults.ts'`,
  'web/ui/Button.tsx': `import '#web/journal/JournalScreen.tsx'`,
  'web/app/App.tsx': `import '#server/app.ts'`,
}
const taken: Record<string, string> = {
  'contract/planner.ts': `import 'zod'; import './pages.ts'`,
  'contract/defaults.ts': `import {\n  task,\n} from './planner.ts'`,
  'contract/pages.ts': `import type { z } from 'zod'`,
  'server/goals/goals.repo.ts': `import './goals.table.ts'; import '#server/lib/db.ts'; import '#contract/goals.ts'; import 'fastify'`,
  'server/goals/words/deep.ts': `import '../goals.table.ts'`,
  'server/lib/jobs.ts': `import '#server/ports/mail.ts'; import './db.ts'`,
  'server/main.ts': `import './journal/journal.repo.ts'`,
  'web/goals/GoalsScreen.tsx': `import type { Goal } from '#contract/goals.ts'; import '#contract/pages.ts'; import '#web/ui/Button.tsx'`,
  'web/app/Shell.tsx': `import '#web/journal/JournalScreen.tsx'`,
  'web/main.tsx': `import './journal/JournalScreen.tsx'`,
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glowell-walls-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('an import across a wall is reported, in a feature of any name, and no other import', async () => {
  const { rules } = config.parse(JSON.parse(await readFile('.oxlintrc.json', 'utf8')))
  const settings = {
    jsPlugins: [resolve('scripts/lint-walls.mjs')],
    plugins: [],
    categories: { correctness: 'off' },
    rules: { 'walls/imports': rules['walls/imports'] },
  }
  await writeFile(join(folder, 'oxlint.json'), JSON.stringify(settings))
  for (const [path, text] of Object.entries({ ...refused, ...taken })) {
    await mkdir(dirname(join(folder, 'src', path)), { recursive: true })
    await writeFile(join(folder, 'src', path), `${text}\n`)
  }
  const lint = promisify(execFile)(resolve('node_modules/.bin/oxlint'), ['-c', 'oxlint.json', '-f', 'json'], {
    cwd: folder,
  })
  const output = await lint.catch((error: unknown) => z.object({ stdout: z.string() }).parse(error))
  const found = report.parse(JSON.parse(output.stdout)).diagnostics.map(({ filename }) => filename)
  expect(found.toSorted()).toEqual(
    Object.keys(refused)
      .map((path) => `src/${path}`)
      .toSorted(),
  )
})
