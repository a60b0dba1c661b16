import { z } from 'zod'
import type { CoachModel } from '#server/ports/coach-model.ts'
import { createServiceModel, type ServiceModel } from './service.ts'

/** Where Ollama listens unless told otherwise; its calls below /v1 are those of OpenAI. */
export const ollamaBase = 'http://127.0.0.1:11434/v1'

/** The timeout for listing its models and their capabilities, in milliseconds. */
const patience = 3_000

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) })
const described = z.object({ capabilities: z.array(z.string()) })
/** For releases that don't report a model's capabilities. */
const namesOfEmbeddings = /embed|minilm|\bbge-|paraphrase-multilingual/i

/** The newest model there that can talk; one that is only for embeddings can't. Undefined if nothing answers. */
export async function findModel(base: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(patience)
  for (const name of await listModels(base, signal)) if (await canTalk(base, name, signal)) return name
  return undefined
}

/** Newest first. */
async function listModels(base: string, signal: AbortSignal): Promise<string[]> {
  try {
    const answer = await fetch(`${base.replace(/\/$/, '')}/models`, { signal, redirect: 'error' })
    return modelList.parse(await answer.json()).data.map(({ id }) => id)
  } catch {
    return []
  }
}

async function canTalk(base: string, model: string, signal: AbortSignal): Promise<boolean> {
  try {
    const body = JSON.stringify({ model })
    const answer = await fetch(base.replace(/(?:\/v1)?\/?$/, '/api/show'), {
      method: 'POST',
      body,
      signal,
      redirect: 'error',
    })
    return described.parse(await answer.json()).capabilities.includes('completion')
  } catch {
    return !namesOfEmbeddings.test(model)
  }
}

type Ollama = { base: string; name: string; onModel: (name: string) => void }

/** A model on the same machine: the one named, or else the first that is found, now or when Ollama is started later. */
export async function createOllamaModel({ base, name, onModel }: Ollama): Promise<CoachModel> {
  let model: ServiceModel | undefined
  const find = async (): Promise<ServiceModel | undefined> => {
    const found = model === undefined && name === '' ? await findModel(base) : name
    if (model === undefined && found !== undefined) {
      model = createServiceModel({ kind: 'ollama', name: found, base, apiKey: undefined })
      onModel(found)
    }
    return model
  }
  await find()
  return {
    get name() {
      return model?.name ?? 'Ollama'
    },
    kind: 'ollama',
    sentTo: new URL(base).host,
    isOnline: async () => (await find())?.isOnline() ?? false,
    get secondOpinion() {
      return model?.secondOpinion
    },
    open: async () => (await find())?.open(),
    async *reply(request, signal) {
      const found = await find()
      if (found === undefined) throw new Error('No model is installed')
      yield* found.reply(request, signal)
    },
  }
}
