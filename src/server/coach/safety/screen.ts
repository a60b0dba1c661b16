import type { Language } from './kinds.ts'
import { findAll } from './patterns.ts'
import { type Fault, screenRules } from './screen-rules.ts'
import type { ConcernState } from './concern-state.ts'

export type { Fault }

/** A reply that may be shown, what was found in it, and whether anything of it was left out or all of it replaced. */
export type Screened = { text: string; faults: readonly Fault[]; verdict: 'kept' | 'cut' | 'replaced' }

/** Screens a reply as it streams. `push` gives back the sentences that are whole and may be shown; nothing more comes after a replacement. */
export type ScreenStream = { push: (chunk: string) => string; end: () => string; faults: () => readonly Fault[] }

/** Screens a whole reply. The thread says the language and which rules apply. */
export function screen(reply: string, thread: ConcernState): Screened {
  const kept: string[] = []
  const found: Fault[] = []
  for (const sentence of sentencesOf(withoutLinks(reply))) {
    const { text, fault, isEnd } = screenSentence(sentence, thread, found)
    if (fault !== null) found.push(fault)
    if (isEnd) return { text, faults: found, verdict: 'replaced' }
    kept.push(text)
  }
  const text = kept.join('').trim()
  if (found.length === 0)
    return {
      text: text === '' ? screenRules.instead[thread.language].empty : text,
      faults: [],
      verdict: text === '' ? 'replaced' : 'kept',
    }
  if (/[\p{L}]{2}/u.test(text.replace(/\([^()]*\)/gu, ''))) return { text, faults: found, verdict: 'cut' }
  return {
    text: [text, screenRules.instead[thread.language].empty].filter((one) => one !== '').join(' '),
    faults: found,
    verdict: 'replaced',
  }
}

/** Begins to screen a streamed reply. */
export function screenStream(thread: ConcernState): ScreenStream {
  const found: Fault[] = []
  let waiting = ''
  /** The end of what waits: enough to see whether the next piece ends a sentence, without reading the rest again. */
  let recent = ''
  let isOver = false
  const show = (text: string): string => {
    let shown = ''
    for (const sentence of sentencesOf(withoutLinks(text))) {
      if (isOver) break
      const { text, fault, isEnd } = screenSentence(sentence, thread, found)
      if (fault !== null) found.push(fault)
      isOver = isEnd
      shown += isEnd && shown !== '' ? `\n\n${text}` : text
    }
    return shown
  }
  return {
    push: (chunk) => {
      waiting += chunk
      const seen = recent + chunk
      const start = lastStart(seen, recent.length - 1)
      recent = seen.slice(Math.max(start, seen.length - 5))
      if (start === 0) return ''
      const whole = waiting.length - (seen.length - start)
      const ready = waiting.slice(0, whole)
      waiting = waiting.slice(whole)
      return isOver ? '' : show(ready)
    },
    end: () => (isOver ? '' : show(waiting)),
    faults: () => found,
  }
}

type Sentence = { text: string; fault: Fault | null; isEnd: boolean }

/** What replaces a sentence: the sentence itself, a prepared one (once for each fault), or the end of the reply. */
function screenSentence(sentence: string, thread: ConcernState, before: readonly Fault[]): Sentence {
  const marks = screenRules.lexicon.mark(screenRules.speller(withoutQuotes(sentence)))
  const isSaid = ({ fault, index }: (typeof screenRules.faults)[number]) =>
    findAll(index, marks).some(({ found }) => fault === 'method' || !marks.is('NOT', found.start - 1))
  const rule = screenRules.faults.find((one) => applies(one.fault, thread) && isSaid(one))
  if (rule === undefined) return { text: sentence, fault: null, isEnd: false }
  const written = insteadOf(rule.fault, thread.language)
  if (rule.does === 'replace') return { text: written, fault: rule.fault, isEnd: true }
  const space = sentence.slice(sentence.trimEnd().length)
  const isNew = written !== '' && !before.includes(rule.fault)
  return { text: isNew ? `${written}${space}` : space.includes('\n') ? '\n' : '', fault: rule.fault, isEnd: false }
}

/** What the user could say or write: it is not about the coach. */
const withoutQuotes = (sentence: string): string =>
  /^\s*>/.test(sentence) ? '' : sentence.replace(/“[^“”\n]{0,2000}”|"[^"\n]{0,2000}"/gu, '')

const insteadOf = (fault: Fault, language: Language): string => screenRules.instead[language][fault]

function applies(fault: Fault, { kind }: ConcernState): boolean {
  if (fault === 'home') return kind === 'violenceAtHome' || kind === 'coerciveControl' || kind === 'someoneInDanger'
  return fault !== 'eating' || kind === 'eating'
}

/** Pictures go, links keep their words. */
function withoutLinks(text: string): string {
  return text
    .replace(/!\[([^\][\n]{0,300})\]\([^()\s]{0,2000}\)/gu, '')
    .replace(/\[([^\][\n]{0,300})\]\([^()\s]{0,2000}\)/gu, '$1')
    .replace(/<\/?[a-z][^<>\n]{0,300}>/giu, '')
    .replace(/\b(?:https?:\/\/|www\.)[^\s)\]>]{1,2000}/giu, '')
}

/** Whether a sentence or a line ends with the character at `at`, which is the last of the space behind it. */
function endsAt(text: string, at: number): boolean {
  const isEnd =
    text[at] === '\n' ||
    (/\s/u.test(text[at] ?? '') && /[.!?…]["”»')*_]{0,3}$/u.test(text.slice(Math.max(0, at - 4), at)))
  return isEnd && !/\s/u.test(text[at + 1] ?? 'x')
}

/** Where the last sentence begins, looked for no further back than `from`. */
function lastStart(text: string, from: number): number {
  for (let at = text.length - 2; at >= Math.max(0, from); at -= 1) if (endsAt(text, at)) return at + 1
  return 0
}

/** Sentences and lines with the space behind them; the last may be unfinished. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!endsAt(text, at)) continue
    sentences.push(text.slice(start, at + 1))
    start = at + 1
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}
