import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 20_000 } },
    // A file waits half of its time, for the database and for processes it starts.
    maxWorkers: 4,
    // Two cores, four workers: threads that collect garbage side by side cost a tenth more and save no time.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    sequence: { sequencer: LongestFirst },
    env: { NODE_ENV: 'test' },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['src/{server,contract}/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['test/vitest-setup.ts'],
          // Importing the product takes a second of processor time, and its modules hold no state: files share them.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['src/web/**/*.test.ts'],
          setupFiles: ['test/signed-out-tab.ts'],
          isolate: false,
        },
      },
    ],
  },
})
