import { addressReaderOnly } from '../../../message-drafts/read-clause.ts'
import type { Listener } from './find-listeners.ts'

const he = /\b(?:he|him|his|himself)(?![\p{L}])/giu
const she = /\b(?:she|her|hers|herself)(?![\p{L}])/giu
const they = /\b(?:they|them|their|theirs|themselves)(?![\p{L}])/giu

/** Rewrites words about the listener to the listener, and leaves those about people of another sex. Returns null if that isn’t clear. */
export function addressTo(words: string, listener: Listener | null): string | null {
  const gender = listener?.gender ?? 'many'
  return addressReaderOnly(words, gender === 'female' ? [he, they] : gender === 'male' ? [she, they] : [he, she])
}
