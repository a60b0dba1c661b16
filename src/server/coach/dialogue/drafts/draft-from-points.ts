import { countWords } from '../../guide/words.ts'
import type { Library } from '../../guide/library.ts'
import type { Answer, Turn } from '../compose-answer.ts'
import { openSituation } from '../situations/open-situation.ts'
import { answerStory } from '../composed-messages/read-told-message.ts'
import { topic } from '../composed-messages/story-points.ts'
import { situationOf } from './told-purposes.ts'
import type { DraftRequest } from './read-draft-request.ts'

/** 'Tell him to stop' says nothing of what. */
const bare = /^(?:stop|quit|leave|back off|help|change|listen|grow up)(?: (?:it|that|without .{3,60}))?$/i

/** A story of so many words tells more than a purpose knows. */
const storyFrom = 25

/** What a story tells, put to the one it is for, where the request does not say what it wants. */
export function draftFromPoints(turn: Turn, wish: DraftRequest, library: Library): Answer | null {
  const situation = openSituation(turn, library.situations.all)
  const isKnown =
    (situation !== null && !topic.test(wish.request)) ||
    situationOf([...turn.state.messages.slice(-2), turn.request.message].join(' ')) !== null
  const isStory = [turn.request.message, ...turn.state.messages.slice(-2)].some((told) => countWords(told) >= storyFrom)
  return isStory && wish.say === null && (wish.ask === null || bare.test(wish.ask.what)) && !isKnown
    ? answerStory(turn, wish)
    : null
}
