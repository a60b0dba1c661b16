import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['test/vitest-setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // A file waits half of its time, for the database and for processes it starts.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    env: { NODE_ENV: 'test' },
  },
})
