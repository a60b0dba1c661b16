import type { CoachModel } from '../coach-model.ts'

type Settings = {
  COACH_PROVIDER: 'builtin' | 'ollama' | 'openai-compatible' | 'anthropic' | 'off'
  COACH_BASE_URL?: string | undefined
  COACH_API_KEY?: string | undefined
  COACH_MODEL?: string | undefined
}

/**
 * Opens the configured coach; null if it is off. The client of a service is loaded with its first reply. `onModel` hears the name of
 * a connected model once it is known.
 */
export async function createCoachModel(
  env: Settings,
  loadGuide: () => Promise<CoachModel>,
  onModel: (name: string) => void,
): Promise<CoachModel | null> {
  const { COACH_PROVIDER: kind, COACH_MODEL: name = '', COACH_BASE_URL: base, COACH_API_KEY: apiKey } = env
  if (kind === 'off') return null
  if (kind === 'builtin') return loadGuide()
  if (kind === 'ollama') {
    const { ollamaBase, createOllamaModel } = await import('./ollama.ts')
    return createOllamaModel({ base: base ?? ollamaBase, name, onModel })
  }
  const { createServiceModel } = await import('./service.ts')
  onModel(name)
  return createServiceModel({ kind, name, base: base ?? 'https://api.anthropic.com/v1', apiKey })
}
