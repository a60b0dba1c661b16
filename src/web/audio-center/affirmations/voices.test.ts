import { expect, test } from 'vitest'
import { offered } from './voices.ts'

const voice = (name: string, lang: string): SpeechSynthesisVoice => ({
  name,
  lang,
  voiceURI: name,
  default: false,
  localService: true,
})
const all = [
  voice('Daniel', 'en-GB'),
  voice('Samantha', 'en-US'),
  voice('Paulina', 'es-MX'),
  voice('Microsoft Zira - English (United States)', 'en_US'),
  voice('Google UK English Male', 'en-GB'),
  voice('Google UK English Female', 'en-GB'),
]
const names = (voices: readonly SpeechSynthesisVoice[]) => voices.map(({ name }) => name)

test('the user chooses among voices that sound like a woman’s, in English and in the user’s own languages', () => {
  expect(names(offered(all, ['en-US']))).toEqual([
    'Samantha',
    'Microsoft Zira - English (United States)',
    'Google UK English Female',
  ])
  expect(names(offered(all, ['es-ES', 'en']))).toContain('Paulina')
})

test('where none is known to be, the first five voices are offered', () => {
  const others = Array.from({ length: 8 }, (_, n) => voice(`Voice ${n}`, 'en-US'))
  expect(names(offered(others, ['en']))).toEqual(['Voice 0', 'Voice 1', 'Voice 2', 'Voice 3', 'Voice 4'])
  expect(offered([], ['en'])).toEqual([])
})
