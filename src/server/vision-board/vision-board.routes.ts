import { visionSamples } from '#contract/vision-lists.ts'
import type { Vision, visionBoardApi } from '#contract/vision-board.ts'
import type { Context } from '#server/lib/context.ts'
import type { Db } from '#server/lib/db.ts'
import { arrayJson, joinJson, type Json } from '#server/lib/json.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { StatusReply } from '#server/lib/reply-kinds.ts'
import type { Pictures } from '#server/lib/pictures.ts'
import { fieldError } from '#server/lib/http-error.ts'
import { type Owner, jsonOrPlaceholder } from '#server/lib/sealed.ts'
import type { Session } from '#server/lib/session.ts'
import { indexOnBoard } from './vision-rank.ts'
import {
  type Claims,
  createVision,
  deleteVision,
  findVision,
  listVisions,
  requireRoom,
  restoreVision,
  updateVision,
  type VisionRow,
} from './vision-board.repo.ts'
import { visions } from './vision-board.table.ts'

/** The functions of goals that a board needs. */
type GoalLinks = {
  /** The titles of the owner's goals among `ids`, without deleted ones, by id. */
  titlesOf: (db: Db, owner: Owner, ids: readonly string[]) => Promise<Map<string, string>>
  /** Whether it is a goal of the owner and not deleted. Locks it until the transaction ends. */
  hold: (tx: Db, owner: Owner, id: string) => Promise<boolean>
}

type BoardParts = Context & { pictures: Pictures; goalLinks: GoalLinks }

export const visionBoardRoutes = ({ db, clock, pictures, goalLinks }: BoardParts): Handlers<typeof visionBoardApi> => {
  const claimsOf = ({ owner }: Session): Claims => ({
    picture: async (tx, path) => {
      if (!isSample(path)) await pictures.claim(tx, owner, 'imageUrl', path)
    },
    goal: async (tx, id) => {
      if (!(await goalLinks.hold(tx, owner, id))) throw fieldError('goalId', 'This goal isn’t there anymore')
    },
  })
  const present = async (owner: Owner, row: VisionRow) => {
    const titles = await goalLinks.titlesOf(db, owner, goalIds([row]))
    return toVision(owner, row, await indexOnBoard(db, owner, row), titles)
  }
  return {
    'GET /api/vision-board': async ({ owner }) => {
      const rows = await listVisions(db, owner)
      const titles = await goalLinks.titlesOf(db, owner, goalIds(rows))
      return arrayJson(rows.map((row, position) => toVision(owner, row, position, titles)))
    },
    'POST /api/vision-board': async ({ session, owner, body }) => {
      const found = body.id === undefined ? undefined : await findVision(db, owner, body.id)
      if (found !== undefined) return new StatusReply(200, await present(owner, found))
      // Avoids fetching a picture for nothing; the check in the transaction decides.
      await requireRoom(db, session)
      const given = { ...body, ...(await takePicture(pictures, session, body)) }
      const { row, isNew } = await createVision(db, session, given, claimsOf(session), clock())
      return new StatusReply(isNew ? 201 : 200, await present(owner, row))
    },
    'PUT /api/vision-board/{id}': async ({ session, owner, params: { id }, body }) => {
      const change = { ...body, ...(await takePicture(pictures, session, body)) }
      return present(owner, await updateVision(db, owner, id, change, claimsOf(session), clock()))
    },
    'DELETE /api/vision-board/{id}': async ({ owner, params }) => deleteVision(db, owner, params.id, clock()),
    'POST /api/vision-board/{id}/restore': async ({ session, owner, params }) =>
      present(owner, await restoreVision(db, session, params.id)),
  }
}

const isSample = (path: string): boolean => visionSamples.some((sample) => sample.path === path)

async function takePicture(pictures: Pictures, session: Session, { imageUrl }: { imageUrl?: string | null }) {
  if (imageUrl === undefined) return {}
  const isOurs = imageUrl === null || isSample(imageUrl)
  return { imageUrl: isOurs ? imageUrl : await pictures.take(session, 'imageUrl', imageUrl) }
}

const goalIds = (rows: readonly VisionRow[]): string[] => [
  ...new Set(rows.flatMap(({ goalId }) => (goalId === null ? [] : [goalId]))),
]

/** The sealed JSON is sent without parsing, so the stored type must match the contract's. */
function toVision(owner: Owner, row: VisionRow, position: number, titles: ReadonlyMap<string, string>): Json<Vision> {
  const { id, category, imageUrl, isLoved, achievedAt, placement, createdAt } = row
  const goalTitle = (row.goalId === null ? undefined : titles.get(row.goalId)) ?? null
  return joinJson(
    {
      id,
      imageUrl,
      category,
      position,
      isLoved,
      placement,
      goalTitle,
      achievedAt: achievedAt?.toISOString() ?? null,
      goalId: goalTitle === null ? null : row.goalId,
      createdAt: createdAt.toISOString(),
    },
    jsonOrPlaceholder(owner, visions.sealedContent, id, row.sealedContent),
  )
}
