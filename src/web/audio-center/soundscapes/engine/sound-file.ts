import { type SoundFile, soundFormats, type SoundFormat } from './sound-format.ts'
import { wavFile } from './wav.ts'

export async function openSoundFile(format: SoundFormat, seconds: number, title: string): Promise<SoundFile> {
  if (format === 'wav') return wavFile(soundFormats.wav.rate, seconds)
  const { compressedFile } = await import('./compressed-file.ts').catch(() => {
    throw new NeedsNetwork()
  })
  return compressedFile(format, title)
}

/** The encoder, which is fetched when it is first needed, couldn't be fetched. */
export class NeedsNetwork extends Error {}
