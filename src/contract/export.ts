import type { Calls } from './kernel.ts'

/**
 * A ZIP of everything that is the user's: `data/*.json` has every record by feature, the Markdown files what is read as text, and
 * `pictures/` the pictures. What is deleted is not in it. No plan limits it.
 */
export const exportApi = { 'GET /api/export': { download: true } } satisfies Calls
