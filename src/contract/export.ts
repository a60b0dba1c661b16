import type { Calls } from './kernel.ts'

/**
 * A ZIP of everything that the user owns: `data/*.json` has every record by feature, the Markdown files have the texts, and
 * `pictures/` the pictures. Deleted records are left out. Every plan includes it.
 */
export const exportApi = { 'GET /api/export': { download: true } } satisfies Calls
