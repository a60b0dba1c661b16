/** How words to say that were made of what was told are kept in the state of a conversation. */
export const toldDraftKind = 'told-draft'
