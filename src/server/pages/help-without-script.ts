import type { Help, ListedLine } from '#contract/help.ts'
import { helpDirectories, hoursInWords } from '#contract/help-words.ts'
import { otherPaths } from '#contract/pages.ts'

const nameOf = new Intl.DisplayNames(['en'], { type: 'region' })
const dateOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toCall = (number: string): string =>
  `<a href="tel:${encodeURIComponent(number.replaceAll(/[\s()-]/g, ''))}">${escape(number)}</a>`

function toItem({ label, number, source, area, note, hours }: ListedLine): string {
  const open = typeof hours === 'string' ? hoursInWords(hours, 'en') : 'Check hours'
  const rest = [source, area, note, open].filter((part) => part !== undefined).map(escape)
  return `<li>${escape(label)}: ${toCall(number)} · ${rest.join(' · ')}</li>`
}

/** The help lines as plain HTML for browsers without scripts, with a link for each country in place of the picker. */
export function helpWithoutScript({ country, emergency, police, note, lines, ...rest }: Help): string {
  const { countries, checked } = rest
  const title = country === null ? 'Help lines' : `Help lines: ${nameOf.of(country) ?? country}`
  const urgent = [
    `<li>Emergency: ${emergency === null ? 'your local emergency number' : toCall(emergency)}</li>`,
    ...(police === null ? [] : [`<li>Police: ${toCall(police)}</li>`]),
    ...(note === null ? [] : [`<li>${escape(note)}</li>`]),
  ]
  const anywhere = helpDirectories.map(
    ({ name, address, says }) =>
      `<li><a href="https://${escape(address)}" rel="noopener noreferrer">${escape(name)}</a>: ${escape(says)}</li>`,
  )
  const others = countries
    .map((code) => ({ code, name: nameOf.of(code) ?? code }))
    .sort((one, two) => one.name.localeCompare(two.name, 'en'))
    .map(({ code, name }) => `<li><a href="${otherPaths.help}?country=${code}">${escape(name)}</a></li>`)
  return [
    `<h1>${escape(title)}</h1>`,
    `<ul>${[...urgent, ...lines.map(toItem), ...anywhere].join('')}</ul>`,
    `<p>We checked these against public sources on ${dateOf.format(new Date(checked))}. We didn’t call them ourselves, so if one doesn’t work, try the next.</p>`,
    `<h2>Another country</h2><ul>${others.join('')}</ul>`,
  ].join('')
}
