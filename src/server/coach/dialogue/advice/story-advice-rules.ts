import { blockquote } from '../../markdown.ts'
import { peopleToldOf } from '../people/told-people.ts'
import { asking, paragraphs, say } from '../compose-answer.ts'
import { newDraft, type Point } from '../composed-messages/message-draft.ts'
import { keepMessage } from '../composed-messages/message-state.ts'
import { shown } from '../composed-messages/present-message.ts'
import { draftTo } from '../composed-messages/read-story.ts'
import { sentencesOf } from '../split-sentences.ts'
import { toReader } from '../people/turn-to-reader.ts'
import type { StoryAdvice } from './story-advice.ts'

const writeUp =
  /\b(?:write|written|writing) (?:him|her|them|\p{Lu}\p{L}+) up\b|\b(?:fire|let) (?:him|her|them)(?: go)?\b|\bfinal warning\b/iu
const missed = /\bno[- ]?show|\blate\b|\bcalled (?:out|in)|\bmissed\b/i

/** Somebody who works for the user, whom they like, and who keeps failing them. */
export const warnAndCare: StoryAdvice = {
  holds: (message) => writeUp.test(message) && missed.test(message),
  answer: (message, turn) => {
    const people = peopleToldOf(message)
    const who =
      people.find(({ name, calls }) => name !== null && !calls.some((call) => /district|boss/i.test(call))) ?? people[0]
    if (who === undefined) return null
    const others = people.filter((person) => person !== who)
    const facts = sentencesOf(message)
      .filter((sentence) => missed.test(sentence))
      .flatMap((sentence) => toReader(sentence, who, others) ?? [])
      .slice(0, 1)
    const draft = draftTo(who, {
      points: [
        ...facts.map((text): Point => ({ kind: 'fact', text })),
        { kind: 'no', text: 'I have to write it up, and I’d rather you hear it from me than find it in your file' },
        { kind: 'close', text: 'What’s going on, and what do you need so it doesn’t happen again?' },
      ],
      opens: 'Do you have a second?',
    })
    return say(
      paragraphs(
        'I’d do both: write it up, because it doesn’t stop on its own and everybody else is watching, and sit down first, so it isn’t only a piece of paper.',
        shown(draft),
        'Then one thing that changes, with a date: a call two hours ahead, or a different shift. If it happens once more after that, it isn’t your decision anymore, and you can say so.',
      ),
      { coaching: keepMessage(turn, draft), closesTopic: true },
    )
  },
}

const halfway = /\bhalf ?way\b|\bpart of it\b|\bdo less of it\b|\bnot all of it\b/i
const wantedFor = /\b(?:wants?|asked|asking) me to ([^,.?!]{4,60})/i
const years = /\b(\d{1,2}) (?:years|yrs)\b/i

/** A job that somebody wants done again as before: one piece of it, and the rest handed on. */
export const onePiece: StoryAdvice = {
  holds: (message) => halfway.test(message) && wantedFor.test(message),
  answer: (message, turn) => {
    const job = (wantedFor.exec(message)?.[1] ?? 'it').replace(/ again$/i, '').trim()
    const name = peopleToldOf(message).find((person) => person.name !== null)?.name
    const done = years.exec(message)?.[1]
    const draft = newDraft({
      reader: { name: name ?? null, role: null, pronoun: 'they', isGroup: false },
      points: [
        ...(done === undefined ? [] : [{ kind: 'fact', text: `I’ve done this for ${done} years` } as const]),
        { kind: 'no', text: `I can’t ${job} on my own anymore` },
        { kind: 'fact', text: 'I’ll keep one piece of it, and I’ll show two people the rest' },
        { kind: 'close', text: 'Who should we ask?' },
      ],
    })
    return say(
      paragraphs(
        'Yes. Keep the piece you’d miss, hand over the rest by name, and put an end on it. Being the one who knows how is how somebody ends up doing it for good.',
        shown(draft),
        'Pick your piece before you say it: the calls, the list, or the cooking, only one of them. Nobody’s let down when there’s a plan.',
      ),
      {
        question: asking('draft', 'Which piece would you keep?'),
        coaching: keepMessage(turn, draft),
        closesTopic: true,
      },
    )
  },
}

const stayAway =
  /\b(?:said|says|told me|tells me) (?:to )?(?:don[’']?t come|not to come|stay (?:away|home|put)|(?:she|he)[’']?s fine|leave (?:her|him) alone)\b/i
const goOr = /\b(?:do|should) i (?:just )?(?:go|drive|get in the car|listen)\b/i

/** Somebody in trouble who says not to come. */
export const nearby: StoryAdvice = {
  holds: (message) => stayAway.test(message) && goOr.test(message),
  answer: (message) => {
    const name = peopleToldOf(message).find((person) => person.name !== null)?.name
    const [they, their, verbEnd] = /\bshe\b/i.test(message) ? ['she', 'her', 's'] : ['they', 'their', '']
    return say(
      paragraphs(
        `I’d listen, and make it very easy to change ${their} mind. Right now it’s the one thing ${name === null || name === undefined ? `${they} get${verbEnd}` : `${name} gets`} to decide.`,
        blockquote(
          `“${name === null || name === undefined ? '' : `${name}, `}I’m staying put because you asked me to. My bag’s packed. Say the word, any hour, and I’m on my way. You don’t have to answer this.”`,
        ),
        `Then something that doesn’t need an answer: food to the door, a text every night that says only “here.” And take over one ugly job if ${they} let${verbEnd} you, like the calls nobody wants to make.`,
        `I’d go anyway if ${they} stop${verbEnd} answering, stop${verbEnd} eating, or say${verbEnd} anything about not wanting to be here.`,
      ),
      { closesTopic: true },
    )
  },
}

const wantsToQuit =
  /\b(?:wants?|asked|asking|begging|begs) (?:me )?to (?:quit|drop|stop|leave) ((?:\p{L}+ ){0,2}\p{L}+)/iu
const child = /\bmy (?:(?:\d{1,2}[- ]year[- ]old|teen\w*|son|daughter|kid)\b)/i

/** A child who wants to give something up. */
export const letQuit: StoryAdvice = {
  holds: (message) => wantsToQuit.test(message) && child.test(message),
  answer: (message) => {
    const thing =
      wantsToQuit
        .exec(message)?.[1]
        ?.replace(/\b(?:but|and|she|he|her|his)\b.*$/i, '')
        .trim() ?? 'it'
    const hurts = /\b(?:cries|crying|throws up|stomach|panic|can[’']?t sleep|dreads)\b/i.test(message)
    return say(
      paragraphs(
        hurts
          ? `I’d take that seriously. It isn’t laziness, something about ${thing} hurts right now. So I’d ask first and decide second:`
          : `I’d ask first and decide second, because there are two kinds of quitting: away from something, and toward something.`,
        blockquote(
          '“If nobody was mad and nobody was disappointed, what would you want? You don’t have to have a good reason.”',
        ),
        'Then pick a date together, like the end of this month, not the end of forever. Till then lighter is allowed. After that the answer counts, whichever it is. If it’s a coach or another kid, that’s a different problem, and quitting isn’t the fix.',
        'Whoever decides it with you is in the room when the date comes. Years of practice are worth a lot, and they don’t help a kid who’s done.',
      ),
      { question: asking('heard', 'What have you heard so far about why?'), closesTopic: true },
    )
  },
}
