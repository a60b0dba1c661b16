/** Whether a message of the written sets is kept from the training of the model: one in twenty, by its text alone. */
export function isHeldOut(text: string): boolean {
  let state = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 0x01000193)
  return (state >>> 8) % 20 === 0
}
