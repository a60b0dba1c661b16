/** How a decision that was told is kept in the state of a conversation, where it waits for no answer. */
export const decisionKind = 'told-decision'
