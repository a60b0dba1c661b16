import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The slowest files. Started last, each would keep one worker busy while the others are idle. */
const longest = [
  'server/hostile-texts',
  'server/outage',
  'server/coach/safety/figures',
  'server/lib/embedded-postgres.test',
  'server/pictures/bad-pictures',
  'server/main',
  'server/stop',
  'server/unreadable-check',
  'server/grant-premium',
  'server/coach/failures',
  'server/response-limits',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((name) => moduleId.includes(name))
  return rank < 0 ? longest.length : rank
}

/** The order of test files. A clean clone has no recorded times, and then Vitest orders by size alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
