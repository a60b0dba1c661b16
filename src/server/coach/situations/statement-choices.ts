/** Choices below an answer to something that was only told: the message becomes a journal entry, or the coach just listens. */
export const keepTap = 'Put that in my journal'
export const justListen = 'Just listen'
