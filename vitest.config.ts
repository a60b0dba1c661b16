import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/longest-first.ts'

export default defineConfig({
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 10 } },
    // Two cores: what these leave while they wait, the browser tests beside them use.
    maxWorkers: 2,
    // Threads that collect garbage beside them cost a tenth more and save no time. Regular expressions compile as in the product.
    execArgv: ['--max-semi-space-size=32', '--single-threaded-gc', '--no-regexp-unroll'],
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
