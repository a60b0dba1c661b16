import type { Page } from '@playwright/test'

type Said = { text: string; voice: string; rate: number; pitch: number; volume: number }

/**
 * The browser's own speech, stood in for: a headless browser has no voices, so what it is asked to say can only be looked at.
 * A test says when a sentence has been said to its end, or what else becomes of it.
 */
export async function standInVoice(page: Page, names: readonly string[] = ['Daniel', 'Samantha', 'Tessa']) {
  await page.addInitScript((names) => {
    const said: object[] = []
    let now: EventTarget | undefined
    const voices = names.map((name) => ({ name, lang: 'en-US', voiceURI: name, localService: true, default: false }))
    class Utterance extends EventTarget {
      voice: { name: string } | undefined
      rate = 1
      pitch = 1
      volume = 1
      text: string
      constructor(text: string) {
        super()
        this.text = text
      }
    }
    const speech = {
      getVoices: () => [...voices],
      speak: (utterance: Utterance) => {
        const { text, voice, rate, pitch, volume } = utterance
        said.push({ text, voice: voice?.name ?? '', rate, pitch, volume })
        now = utterance
        utterance.dispatchEvent(new Event('start'))
      },
      cancel: () => {
        now = undefined
      },
    }
    Object.assign(SpeechSynthesis.prototype, speech)
    const dispatch = (type: string, error?: string) => now?.dispatchEvent(Object.assign(new Event(type), { error }))
    const addVoice = (name: string) => {
      voices.push({ name, lang: 'en-US', voiceURI: name, localService: true, default: false })
      window.speechSynthesis.dispatchEvent(new Event('voiceschanged'))
    }
    const fallSilent = () => {
      SpeechSynthesis.prototype.speak = () => {}
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      voiceOfTest: { said, dispatch, addVoice, fallSilent, isSpeaking: () => now !== undefined },
    })
  }, names)
  return {
    /** Everything it was asked to say, with its settings. */
    said: () => page.evaluate<Said[]>('voiceOfTest.said'),
    /** The same, in words only. */
    words: () => page.evaluate<string[]>('voiceOfTest.said.map(({ text }) => text)'),
    isSpeaking: () => page.evaluate<boolean>('voiceOfTest.isSpeaking()'),
    /** The sentence that is being said comes to its end. */
    end: () => page.evaluate<void>("voiceOfTest.dispatch('end')"),
    /** A voice of the device that the browser names late. */
    addVoice: (name: string) => page.evaluate<void>(`voiceOfTest.addVoice('${name}')`),
    /** From now on nothing answers, as some browsers do. */
    fallSilent: () => page.evaluate<void>('voiceOfTest.fallSilent()'),
    /** Ends the current utterance with an error of the browser's. */
    fail: (error: string) => page.evaluate<void>(`voiceOfTest.dispatch('error', '${error}')`),
  }
}
