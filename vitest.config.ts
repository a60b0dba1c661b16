import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/vitest-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // Importing the product takes a second of processor time: files share the modules of their worker.
    isolate: false,
    // A file waits half of its time, for the database and for processes it starts.
    maxWorkers: 4,
    // Two cores, four workers: threads that collect garbage side by side cost a tenth more and save no time.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc'],
    sequence: { sequencer: LongestFirst },
    env: { NODE_ENV: 'test' },
  },
})
