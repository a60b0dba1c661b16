import type { Language } from './kinds.ts'
import { findAll } from './patterns.ts'
import { type ReplyFault, screenRules } from './screen-rules.ts'
import type { ConcernState } from './concern-state.ts'
import { createSentenceStream, sentencesOf } from './sentence-stream.ts'

export type { ReplyFault as Fault }

/** A reply that may be shown, the faults found in it, and whether sentences were cut or the rest replaced. */
export type Screened = { text: string; faults: readonly ReplyFault[]; verdict: 'kept' | 'cut' | 'replaced' }

/**
 * Screens a reply as it streams. `push` returns the complete sentences that may be shown; nothing follows a replacement. `end`
 * returns the rest, without an unfinished sentence if the reply was cut off (`isCut`).
 */
export type ScreenStream = {
  push: (chunk: string) => string
  end: (isCut?: boolean) => string
  faults: () => readonly ReplyFault[]
  isReplaced: () => boolean
}

/** Screens a whole reply. The state decides the language and which rules apply. */
export function screen(reply: string, concernState: ConcernState): Screened {
  const { push, end, faults, isReplaced } = createScreenStream(concernState)
  const text = (push(reply) + end()).trim()
  return { text, faults: faults(), verdict: isReplaced() ? 'replaced' : faults().length > 0 ? 'cut' : 'kept' }
}

/** Screens a reply in chunks, as the model writes it. */
export function createScreenStream(concernState: ConcernState): ScreenStream {
  const found: ReplyFault[] = []
  const sentences = createSentenceStream()
  const drafts = createDraftDetector()
  let isSaid = false
  let isOver = false
  const show = (text: string): string => {
    let shown = ''
    for (const sentence of sentencesOf(withoutLinks(text))) {
      if (isOver) break
      const { text, fault, isEnd } = screenSentence(sentence, {
        concernState,
        before: found,
        isDraft: drafts(sentence),
      })
      if (fault !== null) found.push(fault)
      isOver = isEnd
      isSaid ||= /\p{L}{2}/u.test(text)
      shown += isEnd && shown !== '' ? `\n\n${text}` : text
    }
    return shown
  }
  /** Shows the rest; if nothing is left of the reply, a sentence that says so. */
  const showLast = (text: string): string => {
    const shown = show(text)
    if (isSaid || found.length === 0) return shown
    isOver = true
    return screenRules.instead[concernState.language].empty
  }
  return {
    push: (chunk) => show(sentences.push(chunk)),
    end: (isCut = false) => (isOver ? '' : showLast(sentences.rest(isCut))),
    faults: () => found,
    isReplaced: () => isOver,
  }
}

/**
 * Whether a sentence belongs to a draft for the user to send. A greeting after “Here is a draft:” starts a draft, a rule or the
 * end of the reply ends it. A quotation within a line and a block quotation are drafts too.
 */
function createDraftDetector(): (sentence: string) => boolean {
  let isAnnounced = false
  let isDraft = false
  let isQuote = false
  let isBlock = false
  return (sentence) => {
    const wasQuote = isQuote
    const isInBlock = isBlock || /^\s*>/u.test(sentence)
    isBlock = isInBlock && !sentence.includes('\n')
    for (const [mark] of sentence.matchAll(/[“”"]/gu)) isQuote = mark === '"' ? !isQuote : mark === '“'
    const isQuoted = wasQuote || isQuote
    if (sentence.includes('\n')) isQuote = false
    if (/^\s*(?:-{3}|\*{3}|_{3}|#)/u.test(sentence)) isDraft = false
    else if (
      isAnnounced &&
      /^\W*(?:hi|hello|hey|dear|hola|querid[oa]|estimad[oa]|buen[oa]s|subject|asunto)\b/iu.test(sentence)
    )
      isDraft = true
    if (/\S/u.test(sentence)) isAnnounced = /:[*_]{0,3}\s*$/u.test(sentence)
    return isDraft || isQuoted || isInBlock
  }
}

/** Faults only if the coach says it of itself. */
const ofCoach: ReadonlySet<ReplyFault> = new Set(['human', 'deed', 'secrecy'])

/** `before`: the faults found before this sentence. `isDraft`: it belongs to a draft for the user to send. */
type SentenceContext = { concernState: ConcernState; before: readonly ReplyFault[]; isDraft: boolean }
type Sentence = { text: string; fault: ReplyFault | null; isEnd: boolean }

/** Keeps a sentence, replaces it by a prepared one (once for each fault), drops it, or ends the reply. */
function screenSentence(sentence: string, { concernState, before, isDraft }: SentenceContext): Sentence {
  const matches = screenRules.lexicon.match(screenRules.speller(joined(withoutQuotes(sentence))))
  const isSaid = ({ fault, index, unless }: (typeof screenRules.faults)[number]) =>
    findAll(index, matches).some(({ found }) => fault === 'method' || !matches.is('NOT', found.start - 1)) &&
    findAll(unless, matches).length === 0
  const rule = screenRules.faults.find(
    (one) => applies(one.fault, concernState) && !(isDraft && ofCoach.has(one.fault)) && isSaid(one),
  )
  if (rule === undefined) return { text: sentence, fault: null, isEnd: false }
  const written = insteadOf(rule.fault, concernState.language)
  if (rule.does === 'replace') return { text: written, fault: rule.fault, isEnd: true }
  const space = sentence.slice(sentence.trimEnd().length)
  const isNew = written !== '' && !before.includes(rule.fault)
  return { text: isNew ? `${written}${space}` : space.includes('\n') ? '\n' : '', fault: rule.fault, isEnd: false }
}

/** Removes quotations, which the user could say: they are not about the coach. Italics count as a quotation from five words on. */
const withoutQuotes = (sentence: string): string =>
  sentence.replace(
    /“[^“”\n]{0,2000}”|"[^"\n]{0,2000}"|«[^«»\n]{0,2000}»|(?<!\*)\*(?!\*)(?:[^\s*]{1,40}\s){4,60}[^\s*]{1,40}\*(?!\*)/gu,
    '',
  )

/** Joins “Done! It's in …” into one sentence. */
const joined = (sentence: string): string =>
  sentence.replace(/^(\W{0,3}(?:done|all set|all done|sorted|listo|hecho))[.!]/iu, '$1,')

const insteadOf = (fault: ReplyFault, language: Language): string => screenRules.instead[language][fault]

function applies(fault: ReplyFault, { kind }: ConcernState): boolean {
  if (fault === 'home') return kind === 'violenceAtHome' || kind === 'coerciveControl' || kind === 'someoneInDanger'
  return fault !== 'eating' || kind === 'eating'
}

/** Removes images and HTML tags; links keep their text. */
function withoutLinks(text: string): string {
  return text
    .replace(/!\[([^\][\n]{0,300})\]\([^()\s]{0,2000}\)/gu, '')
    .replace(/\[([^\][\n]{0,300})\]\([^()\s]{0,2000}\)/gu, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,300}>/giu, '')
    .replace(/\b(?:https?:\/\/|www\.)[^\s)\]>]{1,2000}/giu, '')
}
