import { useEffect, useState, useSyncExternalStore } from 'react'
import { canSpeak } from '#web/lib/speech.ts'

/** How long a browser may take to name its voices, in milliseconds; most name them late, and some have none. */
const patience = 2000

/** How the usual voices of devices are named that sound like a woman's. */
const names =
  /\b(female|woman|samantha|ava|allison|susan|victoria|vicki|karen|kate|serena|stephanie|martha|catherine|moira|tessa|fiona|nicky|joelle|zoe|evan?geline|isha|veena|zira|hazel|heera|jenny|aria|michelle|ana|sonia|libby|maisie|natasha|clara|emily|neerja|luna|molly|salli|joanna|kendra|kimberly|ivy|amy|emma|nora|monica|paulina|marisol|amelie|amélie|audrey|aurelie|anna|petra|alice|federica|ellen|luciana|joana|alva|satu|sara|zosia|milena|yuna|kyoko|tingting|google us english|google uk english female)\b/i

let list: readonly SpeechSynthesisVoice[] = []

/** The voices of this device, the same array as long as they are the same. */
function look(): readonly SpeechSynthesisVoice[] {
  const found = canSpeak() ? window.speechSynthesis.getVoices() : []
  if (found.length !== list.length || found.some((voice, at) => voice !== list[at])) list = found
  return list
}

function subscribe(listener: () => void) {
  if (!canSpeak()) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** The voices of this device, as they come: `waiting` until they are here or it is plain that there are none. */
export function useVoices() {
  const voices = useSyncExternalStore(subscribe, look)
  const [hasWaited, setHasWaited] = useState(!canSpeak())
  const isEmpty = voices.length === 0
  useEffect(() => {
    if (!isEmpty) return undefined
    const timer = setTimeout(() => setHasWaited(true), patience)
    return () => {
      clearTimeout(timer)
    }
  }, [isEmpty])
  const state: 'here' | 'waiting' | 'none' = isEmpty ? (hasWaited ? 'none' : 'waiting') : 'here'
  return { voices, state }
}

/** Those she chooses from: voices in English or her own languages that sound like a woman's, else the first five. */
export function offered(
  voices: readonly SpeechSynthesisVoice[],
  languages: readonly string[],
): readonly SpeechSynthesisVoice[] {
  const spoken = new Set(['en', ...languages.map(languageOf)])
  const women = voices.filter(({ name, lang }) => spoken.has(languageOf(lang)) && names.test(name))
  return women.length > 0 ? women : voices.slice(0, 5)
}

/** 'en' of 'en-GB', and of 'en_GB', as Android writes it. */
const languageOf = (tag: string): string => (tag.split(/[-_]/)[0] ?? '').toLowerCase()
