import { unsealOrPlaceholder } from '#server/lib/sealed.ts'
import { searchTable } from '#server/lib/search.ts'
import { prayers, reflections } from './spiritual.table.ts'

export const spiritualSearches = [
  searchTable(
    { kind: 'prayer', heading: 'Prayers', page: 'spiritual' },
    prayers,
    ({ owner }, { id, sealedContent }) => {
      const { text, answer, isUnreadable } = unsealOrPlaceholder(owner, prayers.sealedContent, id, sealedContent)
      return { title: text, texts: [answer], at: '?tab=prayer', isUnreadable }
    },
  ),
  searchTable(
    { kind: 'reflection', heading: 'Reflections', page: 'spiritual' },
    reflections,
    ({ owner }, { id, sealedContent }) => {
      const { text, prompt, isUnreadable } = unsealOrPlaceholder(owner, reflections.sealedContent, id, sealedContent)
      return { title: prompt ?? 'Reflection', texts: [text], at: '?tab=reflection', isUnreadable }
    },
  ),
]
