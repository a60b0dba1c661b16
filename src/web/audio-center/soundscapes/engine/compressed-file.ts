import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
  Quality,
} from 'mediabunny'
import { type CompressedFormat, type SoundFile, soundFormats } from './sound-format.ts'

const containers = {
  m4a: { type: 'audio/mp4', codec: 'aac', open: () => new Mp4OutputFormat() },
  ogg: { type: 'audio/ogg', codec: 'opus', open: () => new OggOutputFormat() },
} as const

/** Only what is encoded is kept: a megabyte a minute. */
export async function compressedFile(format: CompressedFormat, title: string): Promise<SoundFile> {
  const { rate, bitrate } = soundFormats[format]
  const { type, codec, open } = containers[format]
  const target = new BufferTarget()
  const output = new Output({ format: open(), target })
  const source = new AudioSampleSource({ codec, quality: new Quality({ bitrate, bitrateMode: 'constant' }) })
  output.addAudioTrack(source)
  output.setMetadataTags({ title })
  await output.start()
  return {
    rate,
    add: async (data, timestamp) => {
      const sample = new AudioSample({ data, format: 's16', numberOfChannels: 2, sampleRate: rate, timestamp })
      await source.add(sample)
      sample.close()
    },
    finish: async () => {
      await output.finalize()
      return new Blob([target.buffer ?? new ArrayBuffer()], { type })
    },
    close: () => {
      if (output.state === 'started') void output.cancel()
    },
  }
}
