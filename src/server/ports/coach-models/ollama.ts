import { z } from 'zod'
import type { CoachModel } from '#server/ports/coach-model.ts'
import { openService } from './service.ts'

/** Where Ollama listens unless told otherwise; its calls below /v1 are those of OpenAI. */
export const ollamaBase = 'http://127.0.0.1:11434/v1'

/** How long it may take to say which models it has, in milliseconds. */
const patience = 1_000

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) })

/** The names of the models that are installed there, newest first; none where nothing answers. */
export async function listModels(base: string): Promise<string[]> {
  try {
    const answer = await fetch(`${base.replace(/\/$/, '')}/models`, {
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    return modelList.parse(await answer.json()).data.map(({ id }) => id)
  } catch {
    return []
  }
}

/** A model on the same machine: the one named, or else the first that is found, now or when Ollama is started later. */
export async function openOllama({ base, name }: { base: string; name: string }): Promise<CoachModel> {
  const open = (found: string) => openService({ kind: 'ollama', name: found, base, apiKey: undefined })
  let model = open(name === '' ? ((await listModels(base))[0] ?? '') : name)
  const find = async (): Promise<CoachModel> => {
    const [found] = model.name === '' ? await listModels(base) : []
    if (found !== undefined) model = open(found)
    return model
  }
  return {
    get name() {
      return model.name === '' ? 'Ollama' : model.name
    },
    kind: 'ollama',
    sentTo: model.sentTo,
    isOnline: async () => {
      const found = await find()
      return found.name !== '' && found.isOnline()
    },
    async *reply(request, signal) {
      const found = await find()
      if (found.name === '') throw new Error('No model is installed')
      yield* found.reply(request, signal)
    },
  }
}
