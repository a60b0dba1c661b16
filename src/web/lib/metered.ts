/** Whether every byte counts here: a mobile connection, or a user who asked to save data. Browsers that don't say count as not. */
export function isMetered(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  if (typeof connection !== 'object' || connection === null) return false
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('type' in connection && connection.type === 'cellular')
}
