import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxPictureBytes } from '#contract/lists.ts'
import type { picturesApi } from '#contract/pictures.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { BytesReply } from '#server/lib/reply-kinds.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Owner } from '#server/lib/sealed.ts'
import { type PictureService, type PictureServiceParts, tooLarge } from './picture-service.ts'
import { pathOf } from './paths.ts'
import type { Size } from './re-encode.ts'
import { spent } from './upload-address.ts'

type PictureRouteServices = Pick<PictureServiceParts, 'uploadAddresses' | 'clock'> & {
  pictures: PictureService
  env: { PUBLIC_URL?: string | undefined }
}

export const picturesRoutes = ({
  pictures,
  uploadAddresses,
  clock,
  env,
}: PictureRouteServices): Handlers<typeof picturesApi> => {
  const send = async (owner: Owner, id: string, size: Size, reply: FastifyReply): Promise<BytesReply> => {
    const bytes = await pictures.open(owner, id, size)
    if (bytes === null) throw notFound()
    // Cached by the user's own browser only; opened as a page it cannot run anything.
    void reply
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('vary', 'cookie')
      .header('content-security-policy', `${String(reply.getHeader('content-security-policy'))};sandbox`)
    return new BytesReply('image/webp', bytes)
  }
  return {
    'POST /api/objects/upload': async ({ session, request }) => {
      const id = await pictures.ask(session)
      const address = uploadAddresses.sign(session.owner.id, id, clock())
      return { uploadURL: `${originOf(request, env.PUBLIC_URL)}/api/objects/upload/${address}`, objectPath: pathOf(id) }
    },
    'PUT /api/objects/upload/{id}': async ({ owner, params, body, request, releaseSlot }) => {
      const { id, expiresAt } = uploadAddresses.open(owner.id, params.id)
      if (expiresAt <= clock()) throw spent()
      if (Number(request.headers['content-length'] ?? 0) > maxPictureBytes) throw tooLarge()
      releaseSlot()
      return pictures.receive(owner, id, body)
    },
    'POST /api/objects/fetch': ({ session, body, releaseSlot }) => {
      releaseSlot()
      return pictures.fetch(session, 'address', body.address)
    },
    'GET /api/pictures/{id}': ({ owner, params, reply }) => send(owner, params.id, 'card', reply),
    'GET /api/pictures/{id}/{size}': ({ owner, params, reply }) => send(owner, params.id, params.size, reply),
  }
}

/** The origin for absolute upload URLs. */
const originOf = ({ protocol, host }: FastifyRequest, publicUrl: string | undefined): string =>
  publicUrl === undefined ? `${protocol}://${host}` : new URL(publicUrl).origin
