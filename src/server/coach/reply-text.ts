import type { CoachRequest } from '#server/ports/coach-model.ts'
import { promptLeakFilter } from './prompt-leak-filter.ts'
import type { ConcernState } from './safety/concern-state.ts'
import type { Language } from './safety/kinds.ts'
import { createScreenStream } from './safety/screen.ts'

const notes: Record<Language, string> = {
  en: '(I stopped here. Ask me to go on if you want the rest.)',
  es: '(Me quedé aquí. Pídeme que siga si quieres el resto.)',
}

/** Endings of an unfinished sentence: a comma, an open bracket, an article or a conjunction. */
const halfSentence = /(?:[,;([“¿¡]|\b(?:the|an|and|or|your|my|because|el|los|las|una|y|porque|tus?))\s*$/iu
const maxWordLength = 20

/** The guide's texts are not screened: a false match ('two calls a week') would cut whole steps from them. */
const asWritten = { push: (chunk: string): string => chunk, end: (): string => '' }

/**
 * Builds the text of a reply that may be shown: screened by sentence, without the rules of the prompt. `push` and `end` return the
 * whole text so far. `isWritten`: it is the guide's, which is screened only while a concern is open.
 */
export function createReplyText(request: CoachRequest, concernState: ConcernState, isWritten = false) {
  const screened = isWritten && concernState.kind === null ? asWritten : createScreenStream(concernState)
  const withoutLeaks = promptLeakFilter(request, concernState.language)
  let shown = ''
  let last = ''
  const add = (text: string, isEnd: boolean): string => {
    const more = withoutLeaks(text, isEnd)
    if (more !== '') shown = withoutGaps(shown + more)
    return shown
  }
  return {
    push: (chunk: string): string => {
      last = (last + chunk).slice(-maxWordLength)
      return add(screened.push(chunk), false)
    },
    /** `isCut`: the model was stopped before the end of its reply. */
    end: (isCut: boolean): string => {
      const isHalf = isCut || halfSentence.test(last)
      const whole = withoutLastLines(add(screened.end(isHalf), true), isHalf ? isBeginning : isBlank)
      return isHalf && whole !== '' ? `${whole.trimEnd()}\n\n${notes[concernState.language]}` : whole
    },
  }
}

/** Reduces blank lines to one at most, and to none at the beginning. */
const withoutGaps = (text: string): string => text.replace(/^\n+/u, '').replace(/\n(?:[ \t]*\n){2,}/gu, '\n\n')

function withoutLastLines(text: string, isLeftOut: (line: string) => boolean): string {
  const lines = text.split('\n')
  return lines.slice(0, lines.findLastIndex((line) => !isLeftOut(line.trim())) + 1).join('\n')
}

const isBlank = (line: string): boolean => line === ''

/** Matches a last line that only announces something that did not follow. */
const isBeginning = (line: string): boolean =>
  isBlank(line) || /^(?:\d{1,2}[.)]|[-*•]|\*\*[^*]{1,200}\*\*)$/u.test(line) || /^#|:[*_]{0,3}$/u.test(line)
