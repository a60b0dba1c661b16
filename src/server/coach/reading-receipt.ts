import type { ReplySource } from '#contract/coach.ts'
import type { CoachFacts, CoachRequest } from '#server/ports/coach-model.ts'
import { areaOfKind } from '#server/ports/named-records.ts'
import { countedIn } from './record-questions/receipt.ts'

type OnRead = (source: ReplySource) => void

/** Wraps a request so that `onRead` is called for each area that is read, by a question about records or through the facts. */
export function withReceipt(request: CoachRequest, onRead: OnRead): CoachRequest {
  const sourceOf = (area: ReplySource['area']) => request.sources.find((one) => one.area === area)
  const reportArea = (area: ReplySource['area']) => {
    const source = sourceOf(area)
    if (source !== undefined) onRead(source)
  }
  const reportFact = (key: keyof CoachFacts) => {
    reportArea(key === 'streak' ? 'selfCare' : key)
    const { streak } = request.facts
    if (key === 'streak' && streak !== null)
      for (const source of countedIn({ ask: 'streak', ...streak })) onRead(source)
  }
  return {
    ...request,
    onFactUsed: reportFact,
    // Only the titles that were found are passed on.
    findNamed: async (query) => {
      const answer = await request.findNamed(query)
      for (const { record, title } of [...answer.found, ...(answer.nearest ?? [])])
        onRead({ area: areaOfKind[record], lines: [`“${title}”`] })
      return answer
    },
    records: {
      areas: request.records.areas,
      ask: async (question) => {
        const answer = await request.records.ask(question)
        for (const source of answer.sources) onRead(source)
        return answer
      },
    },
  }
}

/** Adds the lines of an area to the sources, each line once. */
export function addReceipt(sources: readonly ReplySource[], { area, lines }: ReplySource): ReplySource[] {
  const known = sources.find((one) => one.area === area)
  if (known === undefined) return [...sources, { area, lines }]
  const all = [...new Set([...known.lines, ...lines])]
  return sources.map((one) => (one === known ? { area, lines: all } : one))
}
