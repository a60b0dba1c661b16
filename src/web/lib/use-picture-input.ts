import { useEffect, useEffectEvent, useState } from 'react'

/** The callbacks for pictures that are pasted or dropped. */
export type PictureInput = {
  onPick: (file: File) => void
  /** A URL that was dropped, such as a picture from another page that brings no file. */
  onAddress?: ((address: string) => void) | undefined
}

/**
 * Takes pictures that are pasted or dropped anywhere on the page. Returns whether a file is being dragged over it. A dropped file
 * never replaces the page.
 */
export function usePictureInput({ onPick, onAddress }: PictureInput): boolean {
  const [isOver, setIsOver] = useState(false)
  const concerns = useEffectEvent(
    (data: DataTransfer | null) =>
      data !== null &&
      (data.types.includes('Files') || (onAddress !== undefined && data.types.includes('text/uri-list'))),
  )
  const take = useEffectEvent((data: DataTransfer) => {
    const file = pictureAmong(data.files)
    if (file) return onPick(file)
    const address = data
      .getData('text/uri-list')
      .split(/\r?\n/)
      .find((line) => line !== '' && !line.startsWith('#'))
    if (address !== undefined) onAddress?.(address)
  })
  useEffect(() => {
    const ending = new AbortController()
    const handlers = {
      concerns: (data: DataTransfer | null) => concerns(data),
      take: (data: DataTransfer) => take(data),
    }
    listenForDrops(ending.signal, handlers, setIsOver)
    listenForPaste(ending.signal, handlers)
    return () => ending.abort()
  }, [])
  return isOver
}

type TransferHandlers = { concerns: (data: DataTransfer | null) => boolean; take: (data: DataTransfer) => void }

function listenForDrops(
  signal: AbortSignal,
  { concerns, take }: TransferHandlers,
  setIsOver: (isOver: boolean) => void,
): void {
  const handleOver = (event: DragEvent) => {
    if (!concerns(event.dataTransfer)) return
    event.preventDefault()
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  window.addEventListener('dragenter', handleOver, { signal })
  window.addEventListener('dragover', handleOver, { signal })
  window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsOver(false), { signal })
  window.addEventListener('dragend', () => setIsOver(false), { signal })
  const handleDrop = (event: DragEvent) => {
    setIsOver(false)
    if (event.dataTransfer === null || !concerns(event.dataTransfer)) return
    event.preventDefault()
    take(event.dataTransfer)
  }
  window.addEventListener('drop', handleDrop, { signal })
}

function listenForPaste(signal: AbortSignal, { take }: TransferHandlers): void {
  const handlePaste = (event: ClipboardEvent) => {
    const { clipboardData, target } = event
    if (clipboardData === null || pictureAmong(clipboardData.files) === undefined) return
    // Copied text may include a picture of itself; in a text box the text is pasted.
    if (isTextBox(target) && clipboardData.types.includes('text/plain')) return
    event.preventDefault()
    take(clipboardData)
  }
  window.addEventListener('paste', handlePaste, { signal })
}

/** A file that isn't a picture is passed on too, so that the user sees why it is refused. */
const pictureAmong = (files: FileList): File | undefined =>
  [...files].find(({ type }) => type.startsWith('image/')) ?? files[0]

const isTextBox = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]')
