/** Takes the pieces of a sound, one after the other: interleaved 16-bit samples of two channels, from their second on. */
export type SoundFile = {
  rate: number
  add: (samples: ArrayBuffer, from: number) => void | Promise<void>
  finish: () => Blob | Promise<Blob>
  /** Releases what the file holds, finished or not. */
  close: () => void
}

/** Frames and bits a second. 128,000 bits is a rate that every AAC encoder knows, and 4.8 MB in five minutes. */
export const soundFormats = {
  m4a: { codec: 'mp4a.40.2', rate: 48_000, bitrate: 128_000 },
  ogg: { codec: 'opus', rate: 48_000, bitrate: 112_000 },
  wav: { codec: 'pcm', rate: 44_100, bitrate: 44_100 * 2 * 16 },
} as const

export type SoundFormat = keyof typeof soundFormats
export type CompressedFormat = Exclude<SoundFormat, 'wav'>

/** Returns the size in bytes, without the file's header. */
export const fileSizeOf = (format: SoundFormat, seconds: number): number => (soundFormats[format].bitrate * seconds) / 8

/** The compressed format that this browser can make and that most devices play, if there is one: AAC plays everywhere. */
export async function compressedFormat(): Promise<CompressedFormat | undefined> {
  if (!('AudioEncoder' in globalThis)) return undefined
  for (const format of ['m4a', 'ogg'] as const) {
    const { codec, rate: sampleRate, bitrate } = soundFormats[format]
    const asked = AudioEncoder.isConfigSupported({ codec, sampleRate, bitrate, numberOfChannels: 2 })
    if (
      await asked.then(
        ({ supported }) => supported === true,
        () => false,
      )
    )
      return format
  }
  return undefined
}
