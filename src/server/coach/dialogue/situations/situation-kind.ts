/** How a situation is kept in the state of a conversation, where it waits for no answer. */
export const situationKind = 'situation'
