import { beHeard } from './be-heard.ts'
import { breakDown } from './break-down.ts'
import { calmDown } from './calm-down.ts'
import type { Coaching } from './coaching.ts'
import { decide } from './decide.ts'
import { getStarted } from './get-started.ts'
import { hardTalk } from './hard-talk.ts'
import { lookBack } from './look-back.ts'
import { exploreOwnLife } from './explore-own-life.ts'
import { ownMessage } from './own-message.ts'
import { rank } from './rank-tasks.ts'
import { setLimit } from './set-limit.ts'
import { thinkAloud } from './think-aloud.ts'
import { workOutSum } from './work-out-sum.ts'
import { writeMessage } from './write-message.ts'

/** In the order in which a message is matched with them: the narrow ones first. */
export const coachingConversations: readonly Coaching[] = [
  beHeard,
  writeMessage,
  ownMessage,
  hardTalk,
  setLimit,
  breakDown,
  workOutSum,
  rank,
  getStarted,
  lookBack,
  calmDown,
  decide,
  thinkAloud,
  exploreOwnLife,
]
