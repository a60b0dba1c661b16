import { z } from 'zod'
import { idPath, text, whole } from './fields.ts'
import type { Calls } from './kernel.ts'

const side = whole(1, 65_535, 'A length in pixels')

/** `uploadURL` takes one PUT by this user within 15 minutes; `objectPath` is the picture's path afterwards. */
const upload = z.object({ uploadURL: z.url(), objectPath: z.string() })

/** A stored picture. Records refer to it by `objectPath`. */
const picture = z.object({ objectPath: z.string(), width: side, height: side })
export type Picture = z.infer<typeof picture>

const address = z.strictObject({ id: z.string().max(200) })
const sizePath = idPath.extend({ size: z.enum(['thumb', 'card', 'full'], { error: 'thumb, card or full' }) })

/** A pasted `https` address of a picture. */
const pasted = z.strictObject({ address: text(2_000) })

/**
 * To upload: request a URL, PUT the file there (at most 5 MB; `id` is the signed part), and use the `objectPath` in a record
 * within a day. A picture is served at its `objectPath` (card size) and at `…/thumb`, `…/card` and `…/full`. The server fetches
 * a pasted address once and stores it like an upload.
 */
export const picturesApi = {
  'POST /api/objects/upload': { reply: upload },
  'PUT /api/objects/upload/{id}': { params: address, bytes: true, reply: picture, status: 201 },
  'POST /api/objects/fetch': { body: pasted, reply: picture, status: 201 },
  'GET /api/pictures/{id}': { params: idPath, file: true },
  'GET /api/pictures/{id}/{size}': { params: sizePath, file: true },
} satisfies Calls
