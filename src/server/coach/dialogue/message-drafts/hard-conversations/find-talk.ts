import type { Relation } from './find-people.ts'
import { forKids } from './child-talk-patterns.ts'
import { ofBoth, ofHome } from './home-talk-patterns.ts'
import { ofWork } from './work-talk-patterns.ts'

const all = [...ofBoth, ...ofWork, ...ofHome, ...forKids]

/** Returns the id of the first talk whose signs all match. */
export const findTalk = (line: string, to: Relation): string | null =>
  all.find(
    (talk) =>
      (talk.to?.includes(to) ?? true) && talk.signs.every((sign) => sign.test(line)) && talk.not?.test(line) !== true,
  )?.id ?? null
