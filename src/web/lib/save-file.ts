/** How long the browser may take to start a download before its object URL is revoked, in milliseconds. */
const revokeDelay = 60_000

/** Downloads a file. Characters that a file name cannot have are left out. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '').trim()
  Object.assign(document.createElement('a'), { href: address, download }).click()
  setTimeout(() => URL.revokeObjectURL(address), revokeDelay)
}
