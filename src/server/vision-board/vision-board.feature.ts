import type { Db } from '#server/lib/db.ts'
import type { Feature } from '#server/lib/feature.ts'
import type { Session } from '#server/lib/session.ts'
import { fillVisionBoard } from './vision-board.demo.ts'
import { countVisions } from './vision-board.repo.ts'
import { visionBoardRoutes } from './vision-board.routes.ts'
import { visionSearches } from './vision-board.search.ts'
import { visions } from './vision-board.table.ts'
import { visionBoardExport } from './vision-board.export.ts'

export const visionBoardFeature = {
  routes: visionBoardRoutes,
  tables: [visions],
  exports: visionBoardExport,
  demo: fillVisionBoard,
  searches: visionSearches,
  firstData: { visionBoard: { page: ['/api/vision-board', '/api/user/usage-limits'] } },
  shares: { countVisions: (db: Db, { owner }: Session) => countVisions(db, owner) },
} satisfies Feature
