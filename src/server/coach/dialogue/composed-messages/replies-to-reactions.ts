import { capitalize } from '#server/lib/capitalize.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import { type SpokenReply, spokenReply, sentences } from './spoken-reply.ts'
import { lowerSentenceStart } from './lower-sentence-start.ts'
import type { MessageDraft } from './message-draft.ts'
import { gives, refuses, restated, sumIn } from './restate-message.ts'

/** What to say to how somebody may take a message; `found`: what the words for it named. */
export type Reaction = (draft: MessageDraft, found: readonly string[]) => SpokenReply

const sayOnce = 'Say it once, calm, and the same way if it comes up again. You don’t owe a new reason.'
const another = 'We can talk about it whenever you want.'

/** What stays, where something was asked for or ruled out. */
function whatStays(draft: MessageDraft): string {
  const stays = restated(draft)
  return stays === null
    ? 'You don’t have to win it tonight. You’ve said it out loud, and you can come back to it tomorrow.'
    : `What stays: “${stays}” Don’t lower it in the moment, and don’t explain it again.`
}

const people: Readonly<Record<string, string>> = { mom: 'Mom', dad: 'Dad', him: 'him', her: 'her', them: 'them' }

/** A share that ends within a year, in round dollars. */
function byMonths(amount: number): { aMonth: number; months: number } {
  const step = amount >= 400 ? 50 : 10
  const aMonth = Math.max(step, Math.ceil(amount / 8 / step) * step)
  return { aMonth, months: Math.ceil(amount / aMonth) }
}

const dayIn = ({ points }: MessageDraft): string | undefined => points.find(({ kind }) => kind === 'deadline')?.text

/** A part of it now, and a day for the rest. */
const partOfDebt = (draft: MessageDraft): string =>
  `OK. How much of the ${sumIn(draft) ?? 'money'} can you send me ${dayIn(draft) ?? 'now'}, and what day do I get the rest?`

export const noMoney: Reaction = (draft) => {
  const before = 'Could be. Then make it easy to say so, and ask for an amount and a day:'
  if (refuses(draft))
    return spokenReply('Take that as true:', sentences('I understand money’s tight.', restated(draft)))
  const amount = parseAmount(sumIn(draft)?.slice(1))
  const plan = 'What stays: a number and a day. “When I can” isn’t a plan.'
  if (amount === 0)
    return spokenReply(before, 'If it’s tight, just tell me. What could you do, and starting which day?', plan)
  if (dayIn(draft) !== undefined) return spokenReply(before, partOfDebt(draft), plan)
  const { aMonth, months } = byMonths(amount)
  return spokenReply(
    before,
    `If it’s tight, just tell me. ${formatDollars(aMonth)} a month is fine, starting on the first.`,
    `At ${formatDollars(aMonth)} a month, ${formatDollars(amount)} is done in ${months} months. ${plan}`,
  )
}

export const tellsSomebody: Reaction = (draft, [, who = '']) => {
  const { name } = draft.reader
  const whom = capitalize(people[who] ?? who.replace(/^my /, ''))
  return spokenReply(
    'Then get there first, so it isn’t news:',
    `${whom}, ${name === null ? 'the two of us' : `${name} and I`} are talking something over. Nothing gets decided without you, and I’ll tell you before anything happens.`,
    `If it happens anyway, stay calm there, and one line${name === null ? '' : ` to ${name}`}: “Let’s do the next one together.” ${whatStays(draft)}`,
  )
}

export const doesNotKnow: Reaction = () =>
  spokenReply(
    '“I don’t know” is often “I’m embarrassed.” Make it easier to answer, with something to pick from:',
    'Okay. Is it more that you don’t know where to start, that you didn’t want me to find out, or that something’s going on? You can just nod at one.',
    'If it’s still nothing: “That’s alright, you don’t have to know tonight. I’ll ask again tomorrow.” Then really stop. Ending it without a fight is what makes the second try work.',
  )

export const denies: Reaction = () =>
  spokenReply(
    'Then don’t play detective. You don’t need a confession to say your part:',
    'Okay, I hear you. I’m not going to argue about that part. What I want to know is if you’re okay.',
    'Let it be quiet for a bit after that. Then say what happens from here, once, and that the truth will never cost more than the lie: “If there’s more to it, you can tell me this week, and I’ll listen first.”',
  )

export const cries: Reaction = (draft) => {
  const stays = restated(draft)
  return spokenReply(
    'Then stop talking and let it come. Crying isn’t a no, and you didn’t do anything wrong:',
    'Take your time. I’m not mad, and I’m glad we can talk. I just needed to say it.',
    stays === null
      ? null
      : `When it’s quieter, say it one more time and leave it there: “${stays}” Don’t take it back to make the tears stop, because then you’ll have to say it all again.`,
  )
}

export const needsMe: Reaction = (draft) =>
  refuses(draft)
    ? spokenReply(
        'That’s theirs to solve, and you can say so kindly:',
        sentences('I know that’s hard, and that’s why I’m telling you now.', restated(draft)),
        sayOnce,
      )
    : spokenReply(
        'That one’s true, and it hurts to hear. Say you’re staying, and keep the size of it:',
        sentences(
          'I know, and I’m not going anywhere.',
          restated(draft),
          'And I’d love for you to have more people than just me.',
        ),
        'Then offer one other thing with a day on it: a group, a neighbor, a ride somewhere on Wednesday. You can be a good friend and not the only one.',
      )

export const accuses: Reaction = (draft) => {
  const stays = restated(draft)
  const fact = draft.points.findLast(({ kind }) => kind === 'fact')?.text
  return spokenReply(
    'Don’t defend yourself, because then that’s what you’ll talk about. One line, and back to the thing itself:',
    sentences(
      'It’s not that, and I’m not mad at you.',
      stays ?? (fact === undefined ? null : `It’s this: ${lowerSentenceStart(fact)}.`),
      refuses(draft) ? null : 'What can we do about it?',
    ),
    'If the jab comes again, let it go by. The second time you can just say, “So what do we do?”',
  )
}

export const leaves: Reaction = (draft) =>
  spokenReply(
    'Then take it as an answer, not as a threat:',
    sentences('That’s up to you, and you’re welcome here.', restated(draft)),
    `Say it kindly, and then get up and do something else. ${whatStays(draft)}`,
  )

export const upset: Reaction = (draft) =>
  spokenReply(
    'Then don’t argue with the feeling:',
    sentences('I can see this isn’t easy to hear.', restated(draft), 'We can talk again tomorrow.'),
    whatStays(draft),
  )

export const silent: Reaction = (draft) => {
  const stays = restated(draft)
  return spokenReply(
    'Give it three days, then one line:',
    sentences('Did you see this?', stays, refuses(draft) || stays === null ? null : 'Can you tell me by Friday?'),
    `${whatStays(draft)} No answer by then is an answer, too.`,
  )
}

export const apologizes: Reaction = () =>
  spokenReply(
    'Then take the sorry, and don’t stop there:',
    'Thank you for saying that. What’s going to be different next time?',
    'Wait for a real answer, one with a day or a number in it. If it’s only “I’ll try,” you name the thing: “Call me two hours before. That’s all I need.”',
  )

export const excuses: Reaction = (draft) =>
  spokenReply(
    'You can believe that and still hold to it:',
    sentences('I understand, and I’m not blaming you.', restated(draft)),
  )

export const doubts: Reaction = () =>
  spokenReply(
    'Then don’t push to be believed. Say what you know, and leave the door open:',
    'I get it, I wouldn’t want to believe it either. I’m not asking you to decide anything. I just couldn’t not tell you.',
    'Show what you have once, if there’s something to show. Then be the one who’s still there later, without an “I told you.”',
  )

export const agrees: Reaction = (draft) =>
  gives.has(draft.act) || refuses(draft)
    ? spokenReply('Then take it:', 'Thank you!')
    : spokenReply(
        'Then take the yes, and ask for a day while you have it:',
        'Great, thank you. What day works for you? I’ll put it on the calendar.',
        'A yes without a day tends to drift. If the day goes by, ask once: “Are we still on?”',
      )

export const later: Reaction = (draft) =>
  spokenReply(
    '“Later” needs a day on it:',
    draft.act === 'debt'
      ? partOfDebt(draft)
      : sentences('Okay.', refuses(draft) ? restated(draft) : 'What day exactly, so I can plan on it?'),
  )

export const noTime: Reaction = (draft) => {
  const stays = restated(draft)
  return spokenReply(
    'Be kind about it, and keep to what you asked:',
    sentences(
      'I know you’ve got a lot on you.',
      stays,
      refuses(draft) || stays === null ? null : 'What day works for you?',
    ),
    'You’re being flexible on when, not on what.',
  )
}

export const asksWhy: Reaction = (draft) =>
  spokenReply(
    'Short is fine. You don’t owe the whole story:',
    sentences('I’ve thought about it, and it’s nothing you did.', restated(draft)),
  )

export const offers: Reaction = (draft) =>
  spokenReply(
    'You can turn that down warmly:',
    sentences('That’s so kind of you, and I can’t let you do that.', restated(draft)),
  )

export const laughs: Reaction = (draft) =>
  spokenReply('Don’t laugh along, and don’t get loud. Then:', sentences('I’m serious about this.', restated(draft)))

export const saysNo: Reaction = (draft) => {
  const stays = restated(draft)
  if (draft.act === 'debt')
    return spokenReply(
      'Ask for a part and a date:',
      partOfDebt(draft),
      'If there’s still no date: “I hear you. I still need a day.”',
    )
  if (draft.act === 'invite')
    return spokenReply(
      'Let it be easy to say no:',
      'No worries at all. I’d love to do it another time. Is there a day that’s better for you?',
    )
  if (refuses(draft))
    return spokenReply('It’s the same answer, said the same way:', sentences('I hear you.', stays), sayOnce)
  if (stays === null) return spokenReply('Then let it be:', 'That’s all right. I just wanted you to know.')
  return spokenReply(
    'Then you don’t need a better argument:',
    `I hear you. ${stays} What part of it could you do?`,
    `A smaller yes is fine, as long as it comes with a day. ${whatStays(draft)}`,
  )
}

export const minimizes: Reaction = (draft) =>
  spokenReply(
    'Then keep it light and don’t push:',
    sentences('I’m glad it’s fine for you. It isn’t for me yet, that’s why I brought it up.', restated(draft)),
    'Then let it rest for a day. The second time is usually when it lands.',
  )

export const other: Reaction = (draft) => {
  const stays = restated(draft)
  return spokenReply(
    'Then one sentence, and no new reasons:',
    sentences('I hear you.', stays ?? another),
    stays === null ? null : sayOnce,
  )
}
