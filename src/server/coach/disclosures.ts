import { brand } from '#contract/brand.ts'
import type { CoachModel } from '#server/ports/coach-model.ts'
import type { DisclosureReason } from './safety/disclosure.ts'
import type { Language } from './safety/kinds.ts'

const descriptions = {
  en: {
    builtin: "an AI guide. I search a written library on this server: I'm not a language model, and not a person",
    service: 'an AI, not a person',
    rest: "I'm not licensed, and I don't replace a doctor, a therapist or a lawyer.",
  },
  es: {
    builtin:
      'una guía de IA, que aquí es una biblioteca escrita, buscada en este servidor; ni un modelo de lenguaje ni una persona',
    service: 'una IA, no una persona',
    rest: 'No tengo licencia y no sustituyo a una médica, una terapeuta o una abogada.',
  },
}

const openings: Record<Language, Record<DisclosureReason, (what: string) => string>> = {
  en: {
    asked: (what) => `I'm ${brand.coach}: ${what}.`,
    first: (what) => `Before we begin: I'm ${brand.coach}, ${what}.`,
    away: (what) => `Good to see you again. A reminder: I'm ${brand.coach}, ${what}.`,
    threeHours: (what) => `We've been talking for a while, so I'll say it again: I'm ${brand.coach}, ${what}.`,
  },
  es: {
    asked: (what) => `Soy ${brand.coach}: ${what}.`,
    first: (what) => `Antes de empezar: soy ${brand.coach}, ${what}.`,
    away: (what) => `Me alegra verte de nuevo. Te recuerdo que soy ${brand.coach}, ${what}.`,
    threeHours: (what) => `Llevamos un rato hablando, así que lo repito: soy ${brand.coach}, ${what}.`,
  },
}

/** Returns the AI disclosure for a reason. */
export function disclosureLine(
  reason: DisclosureReason,
  language: Language,
  { kind }: Pick<CoachModel, 'kind'>,
): string {
  const own = descriptions[language]
  return `${openings[language][reason](kind === 'builtin' ? own.builtin : own.service)} ${own.rest}`
}

/** The built-in guide's answer to a first message in Spanish: only its library is limited to English. */
export const onlyEnglish =
  'Mi biblioteca está escrita en inglés, así que lo que saque de ella viene en inglés; de lo demás hablamos en español. Si no estás a salvo, escríbelo en español: eso lo entiendo y te respondo en español.'
