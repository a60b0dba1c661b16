/** Blank text is not sent. */
export const checkText = ({ text }: { text: string }): { text?: string } =>
  text.trim() === '' ? { text: 'Write a few words first' } : {}
