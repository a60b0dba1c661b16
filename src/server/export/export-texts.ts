import { brand } from '#contract/brand.ts'

/** Records that did not open, by the name of their list; `count` also counts those that aren't named. */
export type Unopened = { named: string[]; count: number }

/** The first file of the download. */
export const readMe = `# Everything you have in ${brand.name}

- The files that end in .md are for reading: your journal and your conversations with ${brand.coach} by month, your goals, tasks,
  prayers, reflections, and more. They’re plain text (Markdown), so any editor opens them.
- The folder "data" has every record in full, one JSON file for each part of ${brand.name}, so other apps can read it.
- The folder "pictures" has your pictures the way we keep them (WebP). Records name them by the same id.

Times in "data" are in UTC. What you deleted isn’t in here. Shared shopping lists show the people on them by the names they picked.

What’s in here isn’t encrypted anymore, so keep it somewhere only you can open.
`

export const unopenedPage = ({ named, count }: Unopened): string => `# What couldn’t be opened

We couldn’t open ${count === 1 ? 'one record' : `${count} records`}. Nothing was deleted: ${count === 1 ? 'it’s' : 'they’re'} still in ${brand.name}, and whoever runs the server may be able to
repair ${count === 1 ? 'it' : 'them'}. Records like these are marked "isUnreadable" in the folder "data".

${named.map((what) => `- ${what}`).join('\n')}
${count > named.length ? `\nand ${count - named.length} more\n` : ''}`
