import { activityTypes } from '#contract/lists.ts'
import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { breathingPatterns, selfCareActivities } from './self-care.table.ts'

const labels = new Map<string, string>(activityTypes.map(({ key, label }) => [key, label]))

export const selfCareSearches = [
  searchTable(
    { kind: 'selfCare', heading: 'Self-care', page: 'selfCare' },
    selfCareActivities,
    ({ owner }, { id, activityType, sealedContent }) => {
      const { notes, technique, isUnreadable } = unsealOrPlaceholder(
        owner,
        selfCareActivities.sealedContent,
        id,
        sealedContent,
      )
      return { title: labels.get(activityType) ?? '', texts: [notes, technique], isUnreadable }
    },
  ),
  searchTable(
    { kind: 'pattern', heading: 'Breathing patterns', page: 'selfCare' },
    breathingPatterns,
    ({ owner }, { id, sealedContent }) => {
      const { name, isUnreadable } = unsealOrPlaceholder(owner, breathingPatterns.sealedContent, id, sealedContent)
      return { title: name, isUnreadable }
    },
  ),
]
