/** How a message that was composed is kept in the state of a conversation. */
export const composedKind = 'composed-message'
