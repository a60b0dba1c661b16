import { useDraft } from './drafts.ts'

const empty = { text: '' }

/** What she wants to ask the coach, from wherever she began to write it. Never in an address. */
export const useCoachDraft = () => useDraft('coach', empty)
