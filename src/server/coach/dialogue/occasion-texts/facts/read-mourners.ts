import { oneOf } from '../../../phrase-pattern.ts'

const kin = oneOf(
  'mom|mother|mama|dad|father|daddy|husband|wife|son|daughter|baby|child|boy|girl|brother|sister|grandma|grandmother|grandpa|grandfather',
  'nana|papa|aunt|uncle|cousin',
)
const lost = new RegExp(
  String.raw`\b(?:(?:lost|losing|buried) (their (?:\p{L}+ )?(?:${kin}))|(their (?:\p{L}+ )?(?:${kin})) (?:\p{L}+ )?(?:passed|died))\b`,
  'iu',
)

/** Reads whom a family or several people lost: 'their grandpa'. */
export function readMourners(text: string): Record<string, string | undefined> {
  const [, one, other] = lost.exec(text) ?? []
  return { theirloss: (one ?? other)?.toLowerCase() }
}
