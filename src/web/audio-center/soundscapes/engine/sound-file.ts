import { type SoundFile, soundFormats, type SoundFormat } from './sound-format.ts'
import { wavFile } from './wav.ts'

export async function openSoundFile(format: SoundFormat, seconds: number, title: string): Promise<SoundFile> {
  if (format === 'wav') return wavFile(soundFormats.wav.rate, seconds)
  const { compressedFile } = await import('./compressed-file.ts').catch(() => {
    throw new NeedsNetwork()
  })
  return compressedFile(format, title)
}

/** What compresses is fetched when it is first needed: the device keeps it for no other time. */
export class NeedsNetwork extends Error {}
