import type { CoachRequest } from '#server/ports/coach-model.ts'
import { withoutRefused } from './answer-refused-cards.ts'
import type { RecordsRead, GuideReply, GuideStepData } from './guide-step.ts'

/**
 * Asks the guide step by step, and reads records in between. `nextStep` gets everything read so far: the guide keeps nothing
 * between two steps.
 */
export async function answerRequest(
  request: CoachRequest,
  nextStep: (reads: readonly RecordsRead[]) => GuideStepData | Promise<GuideStepData>,
): Promise<GuideReply> {
  const reads: RecordsRead[] = []
  let step = await nextStep(reads)
  while (step.kind !== 'reply') {
    reads.push(await read(step, request))
    step = await nextStep(reads)
  }
  // Each step is worked out from the beginning, so the last one knows them all.
  step.facts.forEach(request.onFactUsed)
  return withoutRefused(step.reply, request)
}

const read = async (step: Exclude<GuideStepData, { kind: 'reply' }>, request: CoachRequest): Promise<RecordsRead> =>
  step.kind === 'lookUp'
    ? { kind: step.kind, found: await Promise.all(step.questions.map(request.records.ask)) }
    : { kind: step.kind, found: await Promise.all(step.queries.map(request.findNamed)) }
