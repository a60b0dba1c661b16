/** Choices below an answer to a statement: the message becomes a journal entry, or the coach just listens. */
export const keepInJournal = 'Put that in my journal'
export const justListen = 'Just listen'
