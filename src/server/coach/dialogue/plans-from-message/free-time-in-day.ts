import { capitalize } from '#contract/capitalize.ts'
import { daysBetween } from '#server/lib/days.ts'
import { LocalFormat } from '../../record-questions/local-format.ts'
import { bulletList } from '../../markdown.ts'
import { paragraphs, type Turn } from '../compose-answer.ts'
import { figureText } from './numbers-to-figures.ts'
import { deadlineIn } from './dates-in-message.ts'
import { cleanReply } from '../coaching/own-words.ts'
import { toSecondPerson } from '../../second-person.ts'

const asks = new RegExp(
  String.raw`\bwhere (?:would|do|could|can|should|am) (?:you|i) (?:even |ever |supposed to )?(?:put|fit|squeeze|` +
    String.raw`find (?:the |any )?time for|place) (?:in )?(?:the |my |in )?([^.?!,]{3,60})|\bhow (?:would|do|could|can|` +
    String.raw`should) (?:you|i) (?:even )?(?:fit|squeeze) (?:in )?(?:the |my |in )?([^.?!,]{3,60})|` +
    String.raw`\bwhen (?:am i supposed to|do i|can i|could i|would i|should i) (?:even |ever )?(study|practi[cs]e|write|` +
    String.raw`read|exercise|work out|pray|rest|draw|sew|paint|train|nap)\b`,
  'i',
)
const time = String.raw`(?:at |by |around |about ){0,2}(\d{1,2}(?::\d\d)?)(?! ?(?:hours|minutes|days|weeks))`
const leaves = new RegExp(
  String.raw`\b(?:leave|out (?:of the house|the door)|go out|start(?: work)?|on the bus)(?: \w+){0,2}? ${time}`,
  'i',
)
const returns = new RegExp(String.raw`\b(?:back|home|return|done|finish|off work|off)(?: \w+){0,2}? ${time}`, 'i')
const asleep = new RegExp(
  String.raw`\b(?:goes? (?:down|to bed|to sleep)|in bed|bedtime is|asleep|down)(?: \w+){0,2}? ${time}`,
  'i',
)
const duty =
  /\b(cook(?:ing)?|dinner|kids?|children|homework|baths?|my (?:mum|mom|mother|aunt|dad|father|grandmother)|the (?:animals|goats|cows|shop))\b/i
const freeDay = /\b(?:weekend|day off|days off|saturdays?|sundays?|free day)\b/i

const tail = / (?:in|into|on|when|while|with|if|between|around|without)(?: .*)?$/i
const thingOf = (said: string): string =>
  toSecondPerson(
    cleanReply(
      said
        .replace(/\b\d{1,3} (?:minutes|hours?) of /i, '')
        .replace(tail, '')
        .replace(/^(?:the|my|some|in) /i, ''),
    ),
  )

const freeTimesFor = ({
  down,
  minutes,
  first,
  onTheWay,
  leave,
  isFree,
}: {
  down: string | undefined
  minutes: number
  first: string
  onTheWay: boolean
  leave: string | undefined
  isFree: boolean
}): string[] => [
  down === undefined
    ? `${capitalize(first)}.`
    : `After ${down}, the same ${minutes} minutes every evening, started before you sit down on the couch.`,
  ...(onTheWay
    ? ['On the way, both ways: something to listen to, or cards you can hold in one hand.']
    : leave === undefined
      ? []
      : [
          `Or before you leave at ${leave}, but only if you’re in bed early enough for it. Don’t pay for it with sleep.`,
        ]),
  `One longer block on ${isFree ? 'your free day' : 'whichever day you’re off'}, two hours, booked like an appointment.`,
]

/** Finds time for something in a day that is full between two hours. Returns null if the message has no such day. */
export function answerFreeTimeInDay({ request: { message }, today }: Turn): string | null {
  const text = figureText(message)
  const [, put, fit, verb] = asks.exec(text) ?? []
  const [leave, home, down] = [leaves, returns, asleep].map((form) => form.exec(text)?.[1])
  const said = put ?? fit ?? verb
  if (said === undefined || home === undefined) return null
  const thing = thingOf(said)
  if (thing === 'untitled' || thing.split(' ').length > 5) return null
  const minutes = Number(/\b(\d{1,3}) minutes\b/.exec(said)?.[1] ?? 30)
  const isOnTheWay =
    /\b(?:study\w*|read\w*|cards|vocab\w*|language|spanish|french|pray\w*|listen\w*|learn\w*|revis\w*|theory)\b/i.test(
      thing,
    )
  const must = duty.exec(text)?.[1]
  const last = deadlineIn(text, today)
  const days = last === null ? 0 : daysBetween(today, last)
  const first = `the first 20 minutes after you get in at ${home}, before ${must === undefined || /^(?:kids?|children|my)/i.test(must) ? 'anything else starts' : `the ${must.replace(/^the /, '')} starts`}, with the door shut`
  const freeTimes = freeTimesFor({ down, minutes, first, onTheWay: isOnTheWay, leave, isFree: freeDay.test(text) })
  return paragraphs(
    `${down === undefined ? 'Not in one piece. ' : ''}${leave === undefined ? `With you back at ${home}` : `From ${leave} to ${home} the day isn’t yours`}, so I’d put ${thing} ${down === undefined ? 'in small, fixed places' : 'here'}:`,
    bulletList(freeTimes),
    days > 1 && days < 120
      ? `There are ${days} days until ${new LocalFormat('en', today).date(last ?? today)}. Twenty minutes on each of them is ${Math.round((days * 20) / 6) / 10} hours, before the longer blocks.`
      : null,
    must !== undefined && /\b(?:mum|mom|mother|aunt|dad|father|grandmother|husband|partner)\b/i.test(text) && days > 1
      ? 'And ask for two evenings off from it before then, by name and date. Two is easy to say yes to.'
      : null,
  )
}
