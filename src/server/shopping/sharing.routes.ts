import type { ShoppingInvitation, shoppingSharingApi } from '#contract/shopping.ts'
import type { Context } from '#server/lib/context.ts'
import { notFound } from '#server/lib/http-error.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { findAccessAs } from './access.repo.ts'
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  type InvitationRow,
  listInvitations,
  openInvitation,
} from './invitations.repo.ts'
import { listLists } from './lists.repo.ts'
import { listMembers, removeMember, updateMember } from './members.repo.ts'

export const sharingRoutes = ({ db, clock }: Context): Handlers<typeof shoppingSharingApi> => ({
  'GET /api/shopping-lists/{id}/members': async ({ owner, params }) => {
    const access = await findAccessAs(db, owner, params.id, 'tick')
    if (access === undefined) return { members: [], invitations: [] }
    const rows = access.role === 'owner' ? await listInvitations(db, access, clock()) : []
    return { members: await listMembers(db, access), invitations: rows.map(toInvitation) }
  },
  'POST /api/shopping-lists/{id}/invitations': async ({ owner, params, body }) => {
    const { row, secret } = await createInvitation(db, owner, params.id, body, clock())
    return { ...toInvitation(row), secret }
  },
  'DELETE /api/shopping-invitations/{id}': ({ owner, params }) => deleteInvitation(db, owner, params.id),
  'POST /api/shopping-invitations/open': ({ owner, body }) => openInvitation(db, owner, body.secret, clock()),
  'POST /api/shopping-invitations/accept': async ({ owner, body }) => {
    const id = await acceptInvitation(db, owner, body, clock())
    const joined = (await listLists(db, owner)).find((list) => list.id === id)
    if (joined === undefined) throw notFound()
    return joined
  },
  'PUT /api/shopping-members/{id}': ({ owner, params, body }) => updateMember(db, owner, params.id, body, clock()),
  'DELETE /api/shopping-members/{id}': ({ owner, params }) => removeMember(db, owner, params.id),
})

const toInvitation = ({ id, role, expiresAt }: InvitationRow): ShoppingInvitation => ({
  id,
  role,
  expiresAt: expiresAt.toISOString(),
})
