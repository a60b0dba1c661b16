import type { HelpLineKind } from '#contract/help-lines.ts'
import { once } from '#web/lib/once.ts'

/** The kinds of help lines in the order of the page. */
export const kindTitles: readonly { kind: HelpLineKind; title: string }[] = [
  { kind: 'suicide', title: 'Crisis and thoughts of suicide' },
  { kind: 'violence', title: 'Abuse at home' },
  { kind: 'assault', title: 'Sexual assault' },
  { kind: 'eating', title: 'Eating and food' },
  { kind: 'birth', title: 'Pregnancy and after birth' },
  { kind: 'child', title: 'A child in danger' },
  { kind: 'poison', title: 'Poison' },
]

const regions = once(() => new Intl.DisplayNames(['en'], { type: 'region' }))
const languages = once(() => new Intl.DisplayNames(['en'], { type: 'language' }))

export const countryName = (country: string): string => regions().of(country) ?? country
export const languageNames = (codes: readonly string[]): string =>
  codes.map((code) => languages().of(code) ?? code).join(', ')

/** 'Chicago time'. */
export const zoneName = (zone: string): string => `${zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone} time`
