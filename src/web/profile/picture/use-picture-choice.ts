import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Picture } from '#contract/pictures.ts'
import type { Sending } from '#web/lib/send-bytes.ts'
import { openPicture, shrinkPicture } from '#web/lib/shrink-picture.ts'
import { uploadPicture } from '#web/lib/upload-picture.ts'
import { useUpload } from '#web/lib/use-upload.ts'
import { type Crop, cropPicture } from './crop-picture.ts'

/**
 * The current choice: a drawing or the initial (`chosen`), or a picture to crop (`source`). A file that this browser cannot open
 * is cropped from the server's copy.
 */
export function usePictureChoice(current: string | null) {
  const [chosen, setChosen] = useState(current)
  const { source, show } = useSource()
  const crop = useRef<Crop>(null)
  const { run, stop, ...upload } = useUpload()
  const take = async (file: Blob) => {
    const opened = await run((sending) => openForCrop(file, sending))
    if (opened !== null) show(opened)
  }
  /** Returns the path of the chosen picture for a record; null means the initial, undefined that the upload failed. */
  const finish = async (): Promise<string | null | undefined> => {
    if (source === null) return chosen
    const picture = await run((sending) => uploadCrop(source, crop.current, sending))
    return picture?.objectPath
  }
  return {
    ...upload,
    chosen,
    source,
    take,
    finish,
    choose: (path: string | null) => {
      stop()
      setChosen(path)
    },
    fetched: (objectPath: string) => {
      stop()
      show(fullSize(objectPath))
    },
    setCrop: (next: Crop) => {
      crop.current = next
    },
    back: () => {
      stop()
      show(null)
    },
  }
}

/** Returns a file scaled down; if this browser can't open it, the address of the server's copy. */
async function openForCrop(file: Blob, sending: Sending): Promise<Blob | string> {
  const light = await shrinkPicture(file)
  const pixels = await openPicture(light)
  if (pixels === null) return fullSize((await uploadPicture(light, sending)).objectPath)
  pixels.close()
  return light
}

async function uploadCrop(source: string, crop: Crop | null, sending: Sending): Promise<Picture> {
  if (crop === null) throw new Error('Nothing is shown yet')
  return uploadPicture(await cropPicture(source, crop), sending)
}

const fullSize = (objectPath: string): string => `${objectPath}/full`

function revokeUrl(held: RefObject<string | null>): void {
  if (held.current !== null) URL.revokeObjectURL(held.current)
  held.current = null
}

/** The URL of the picture that is cropped. An object URL is revoked once it is no longer shown. */
function useSource() {
  const [source, setSource] = useState<string | null>(null)
  const held = useRef<string>(null)
  useEffect(() => () => revokeUrl(held), [])
  const show = (next: Blob | string | null) => {
    revokeUrl(held)
    if (next instanceof Blob) held.current = URL.createObjectURL(next)
    setSource(next instanceof Blob ? held.current : next)
  }
  return { source, show }
}
