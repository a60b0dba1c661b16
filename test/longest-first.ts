import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What computes or waits longest: begun last, each would keep one worker busy while the others have nothing left. */
const longest = [
  'server/hostile-texts',
  'server/outage',
  'server/lib/embedded-postgres.test',
  'server/pictures/bad-pictures',
  'server/main',
  'server/stop',
  'server/coach/trouble',
  'server/open-answers',
]

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((name) => moduleId.includes(name))
  return place < 0 ? longest.length : place
}

/** The order of test files: a clean clone remembers no times, and then Vitest goes by size alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
