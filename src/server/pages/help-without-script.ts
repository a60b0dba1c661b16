import type { CountryHelpLines, ListedHelpLine } from '#contract/help-lines.ts'
import { openFirst, openStateAt } from '#contract/help-line-hours.ts'
import { helpDirectories, hoursInWords, openStateInWords } from '#contract/help-line-texts.ts'
import { otherPaths } from '#contract/pages.ts'

const nameOf = new Intl.DisplayNames(['en'], { type: 'region' })
const dateOf = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const toCall = (number: string): string =>
  `<a href="tel:${encodeURIComponent(number.replaceAll(/[\s()-]/g, ''))}">${escape(number)}</a>`

function toItem({ label, number, source, area, note, ...line }: ListedHelpLine, now: Date): string {
  const { hours, zone = 'UTC' } = line
  const openState = openStateInWords(openStateAt(line, now), { now, timeZone: zone, language: 'en' })
  const open = typeof hours === 'string' && hours !== '24/7' ? [openState, hoursInWords(hours, 'en')] : [openState]
  const rest = [source, area, note, ...open].filter((part) => part !== undefined).map(escape)
  return `<li>${escape(label)}: ${toCall(number)} · ${rest.join(' · ')}</li>`
}

/** The clock that sorts the lines: without scripts the server's time when the page is made. */
function clockLine(zone: string | null, now: Date): string {
  if (zone === null) return ''
  const time = now.toLocaleString('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit', timeZone: zone })
  return `<p>Lines that are open now come first. When this page loaded, it was ${escape(time)} there (${escape(zone)}).</p>`
}

/** The help lines as plain HTML for browsers without scripts, with a link for each country instead of the picker. */
export function helpWithoutScript(help: CountryHelpLines, now: Date): string {
  const { country, emergency, police, note, lines, countries, checked, zone } = help
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
    clockLine(zone, now),
    `<ul>${[...urgent, ...openFirst(lines, now).map((line) => toItem(line, now)), ...anywhere].join('')}</ul>`,
    `<p>We checked these against public sources on ${dateOf.format(new Date(checked))}. We didn’t call them ourselves, so if one doesn’t work, try the next.</p>`,
    `<h2>Another country</h2><ul>${others.join('')}</ul>`,
  ].join('')
}
