/** How long the browser may take to begin with a file before its memory is let go, in milliseconds. */
const grace = 60_000

/** Saves a file on this device, as a download. What a file name cannot hold is left out of it. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '').trim()
  Object.assign(document.createElement('a'), { href: address, download }).click()
  setTimeout(() => URL.revokeObjectURL(address), grace)
}
