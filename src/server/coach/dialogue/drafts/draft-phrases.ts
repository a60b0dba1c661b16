/** What is said around a draft. */
export const leads = {
  text: ['Here you go:', 'Here’s one you can send:', 'How about this:'],
  mail: ['Here’s your email:', 'This one’s ready to send:', 'How about this:'],
  aloud: ['You could say:', 'Try it like this:', 'Something like this:'],
} as const
export const revised = ['Like this?', 'How’s this one?', 'Closer?', 'Is that more like it?']
export const adjusts = ['Want it softer, firmer or shorter?', 'Should I make it softer, firmer or shorter?']
export const choices = ['Softer', 'Firmer', 'Shorter']
