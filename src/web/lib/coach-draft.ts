import { useDraft } from './drafts.ts'

const empty = { text: '' }

/** The question for the coach, from any page where the user began to write it. Never in a URL. */
export const useCoachDraft = () => useDraft('coach', empty)
