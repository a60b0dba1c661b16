import { capitalize } from '#contract/capitalize.ts'
import { weekdaysAndMonths } from '../../calendar-names.ts'
import { formSlips, neverSlip, type Slip, tenseSlips } from './english-mistakes.ts'
import { wordSlips } from './word-mistakes.ts'

type Change = { from: string; to: string; why: string }

function mend(text: string, { form, fix, why }: Slip, changes: Change[]): string {
  return text.replace(form, (...found) => {
    const [whole] = found
    const instead = fix(found.slice(0, -2).map((part) => (typeof part === 'string' ? part : '')))
    if (instead === null || instead === whole) return whole
    changes.push({ from: whole.trim(), to: instead.trim(), why })
    return instead
  })
}

const proper = new RegExp(
  String.raw`\b(?:${weekdaysAndMonths.filter((name) => !/^(?:May|March)$/.test(name)).join('|')}|english|spanish|french|german|american)\b`,
  'giu',
)
/** Adds capitals and the full stop, which are too small to list as changes. */
const polish = (text: string): string =>
  capitalize(text.replace(/\bi\b(?=[ '’])/g, 'I').replace(proper, capitalize)).replace(/([\p{L}\d])$/u, '$1.')

/** Corrects mistakes that are certain, and returns the text with its changes. */
export function correctEnglish(text: string): { text: string; changes: readonly Change[] } {
  const changes: Change[] = []
  let mended = tenseSlips.reduce((said, slip) => mend(said, slip, changes), text)
  const isOngoing = changes.some(({ to }) => /\b(?:have|has|for)\b/.test(to))
  mended = [...(isOngoing ? [neverSlip] : []), ...wordSlips, ...formSlips].reduce(
    (said, slip) => mend(said, slip, changes),
    mended,
  )
  return { text: polish(mended), changes }
}
