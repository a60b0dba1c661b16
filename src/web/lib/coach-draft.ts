import { useDraft } from './drafts.ts'

const empty = { text: '' }

/** The draft of a question for the coach, from whichever page the user began to write it on. It is never in a URL. */
export const useCoachDraft = () => useDraft('coach', empty)
