import { useEffect, useState, useSyncExternalStore } from 'react'
import { canSpeak } from '#web/lib/speech.ts'

/** Milliseconds to wait for the list of voices; most browsers fill it late, and some have none. */
const patience = 2000

/** Names of common voices that sound female. */
const known = [
  'female|woman|samantha|ava|allison|susan|victoria|vicki|karen|kate|serena|stephanie|martha|catherine',
  'moira|tessa|fiona|nicky|joelle|zoe|evan?geline|isha|veena|zira|hazel|heera|jenny|aria|michelle|ana',
  'sonia|libby|maisie|natasha|clara|emily|neerja|luna|molly|salli|joanna|kendra|kimberly|ivy|amy|emma',
  'nora|monica|paulina|marisol|amelie|amélie|audrey|aurelie|anna|petra|alice|federica|ellen|luciana',
  'joana|alva|satu|sara|zosia|milena|yuna|kyoko|tingting|google us english|google uk english female',
].join('|')
const names = new RegExp(`\\b(${known})\\b`, 'i')

let list: readonly SpeechSynthesisVoice[] = []

/** Returns the same array while the voices are the same. */
function currentVoices(): readonly SpeechSynthesisVoice[] {
  const found = canSpeak() ? window.speechSynthesis.getVoices() : []
  if (found.length !== list.length || found.some((voice, at) => voice !== list[at])) list = found
  return list
}

function subscribe(listener: () => void) {
  if (!canSpeak()) return () => {}
  window.speechSynthesis.addEventListener('voiceschanged', listener)
  return () => window.speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** `waiting` until the voices are loaded or the wait is over. */
export function useVoices() {
  const voices = useSyncExternalStore(subscribe, currentVoices)
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

/** Voices in English or the user's languages that sound female, else the first five. */
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
