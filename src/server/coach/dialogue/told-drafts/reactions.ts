import { capitalize } from '#server/lib/capitalize.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import type { Brief } from './draft-brief.ts'
import { coreOf, hasAsk, lowerFirst, stillOf } from './write-told-draft.ts'

/** What somebody may do with what is said, and what to answer: a line before, the words, what stays. */
export type Reaction = {
  before: string
  words: (brief: Brief, found: readonly string[]) => string
  stays: (brief: Brief) => string | null
}

const firm = (brief: Brief): string | null =>
  hasAsk(brief)
    ? `What stays: ${coreOf(brief).replace(/^I’d still like |^I still need you /, '')}. Don’t lower it in the moment, and don’t explain it again.`
    : 'You don’t have to win it tonight. You’ve said it out loud, and you can come back to it tomorrow.'

const people: Readonly<Record<string, string>> = { mom: 'Mom', dad: 'Dad', him: 'him', her: 'her', them: 'them' }

/** A share that ends within a year, in round dollars. */
function byMonths(amount: number): { aMonth: number; months: number } {
  const step = amount >= 400 ? 50 : 10
  const aMonth = Math.max(step, Math.ceil(amount / 8 / step) * step)
  return { aMonth, months: Math.ceil(amount / aMonth) }
}

const sumIn = ({ lines }: Brief): number =>
  parseAmount(/\$(\d[\d,]*)/.exec(lines.find(({ text }) => text.includes('$'))?.text ?? '')?.[1])

export const inParts: Reaction = {
  before: 'Could be. Then make it easy to say so, and ask for an amount and a day:',
  words: (brief) => {
    const amount = sumIn(brief)
    return amount === 0
      ? 'If it’s tight, just tell me. What could you do, and starting which day?'
      : `If it’s tight, just tell me. ${formatDollars(byMonths(amount).aMonth)} a month is fine, starting on the first.`
  },
  stays: (brief) => {
    const amount = sumIn(brief)
    const { aMonth, months } = byMonths(amount)
    return amount === 0
      ? 'What stays: a number and a day. “When I can” isn’t a plan.'
      : `At ${formatDollars(aMonth)} a month, ${formatDollars(amount)} is done in ${months} months. What stays: a number and a day. “When I can” isn’t a plan.`
  },
}

export const getThereFirst: Reaction = {
  before: 'Then get there first, so it isn’t news:',
  words: ({ name }, [, who = '']) =>
    `${capitalize(people[who] ?? who.replace(/^my /, ''))}, ${name ?? 'we'} and I are talking something over. Nothing gets decided without you, and I’ll tell you before anything happens.`.replace(
      'we and I',
      'two of us',
    ),
  stays: (brief) =>
    `If it happens anyway, stay calm there, and one line${brief.name === undefined ? '' : ` to ${brief.name}`}: “Let’s do the next one together.” ${firm(brief) ?? ''}`,
}

export const doesNotKnow: Reaction = {
  before: '“I don’t know” is often “I’m embarrassed.” Make it easier to answer, with something to pick from:',
  words: () =>
    'Okay. Is it more that you don’t know where to start, that you didn’t want me to find out, or that something’s going on? You can just nod at one.',
  stays: () =>
    'If it’s still nothing: “That’s alright, you don’t have to know tonight. I’ll ask again tomorrow.” Then really stop. Ending it without a fight is what makes the second try work.',
}

export const denies: Reaction = {
  before: 'Then don’t play detective. You don’t need a confession to say your part:',
  words: () => 'Okay, I hear you. I’m not going to argue about that part. What I want to know is if you’re okay.',
  stays: () =>
    'Let it be quiet for a bit after that. Then say what happens from here, once, and that the truth will never cost more than the lie: “If there’s more to it, you can tell me this week, and I’ll listen first.”',
}

export const cries: Reaction = {
  before: 'Then stop talking and let it come. Crying isn’t a no, and you didn’t do anything wrong:',
  words: () => 'Take your time. I’m not mad, and I love that we can talk. I just needed to say it.',
  stays: (brief) =>
    `When it’s quieter, say it one more time and leave it there: “${stillOf(brief)}.” Don’t take it back to make the tears stop, because then you’ll have to say it all again.`,
}

export const needsMe: Reaction = {
  before: 'That one’s true, and it hurts to hear. Say you’re staying, and keep the size of it:',
  words: (brief) =>
    `I know, and I’m not going anywhere.${hasAsk(brief) ? ` ${stillOf(brief)}.` : ''} And I’d love for you to have more people than just me.`,
  stays: () =>
    'Then offer one other thing with a day on it: a group, a neighbor, a ride somewhere on Wednesday. You can be a good friend and not the only one.',
}

export const accuses: Reaction = {
  before: 'Don’t defend yourself, because then that’s what you’ll talk about. One line, and back to the thing itself:',
  words: (brief) => {
    const fact = brief.lines.findLast(({ kind }) => kind === 'fact')?.text
    return `It’s not that, and I’m not mad at you.${fact === undefined || hasAsk(brief) ? ` ${stillOf(brief)}.` : ` It’s this: ${lowerFirst(fact)}.`} What can we do about it?`
  },
  stays: () => 'If the jab comes again, let it go by. The second time you can just say, “So what do we do?”',
}

export const leaves: Reaction = {
  before: 'Then take it as an answer, not as a threat:',
  words: (brief) => `That’s up to you, and you’re welcome here. ${stillOf(brief)}.`,
  stays: (brief) => `Say it kindly, and then get up and do something else. ${firm(brief) ?? ''}`,
}

export const upset: Reaction = {
  before: 'Then don’t argue with the feeling:',
  words: (brief) => `I can see this isn’t easy to hear. ${stillOf(brief)}. We can talk again tomorrow.`,
  stays: firm,
}

export const silent: Reaction = {
  before: 'Give it three days, then one line:',
  words: (brief) => `Did you see this? ${stillOf(brief)}. Can you tell me by Friday?`,
  stays: (brief) => `${firm(brief) ?? ''} No answer by then is an answer, too.`,
}

export const apologizes: Reaction = {
  before: 'Then take the sorry, and don’t stop there:',
  words: () => 'Thank you for saying that. What’s going to be different next time?',
  stays: () =>
    'Wait for a real answer, one with a day or a number in it. If it’s only “I’ll try,” you name the thing: “Call me two hours before. That’s all I need.”',
}

export const doubts: Reaction = {
  before: 'Then don’t push to be believed. Say what you know, and leave the door open:',
  words: () =>
    'I get it, I wouldn’t want to believe it either. I’m not asking you to decide anything. I just couldn’t not tell you.',
  stays: () =>
    'Show what you have once, if there’s something to show. Then be the one who’s still there later, without an “I told you.”',
}

export const agrees: Reaction = {
  before: 'Then take the yes, and ask for a day while you have it:',
  words: () => 'Great, thank you. When can we start? I’ll put it on the calendar.',
  stays: () => 'A yes without a day tends to drift. If the day goes by, ask once: “Are we still on?”',
}

export const refuses: Reaction = {
  before: 'Then you don’t need a better argument:',
  words: (brief) => `I hear you. ${stillOf(brief)}. What part of it could you do?`,
  stays: (brief) => `A smaller yes is fine, as long as it comes with a day. ${firm(brief) ?? ''}`,
}

export const minimizes: Reaction = {
  before: 'Then keep it light and don’t push:',
  words: (brief) => `I’m glad it’s fine for you. It isn’t for me yet, that’s why I brought it up. ${stillOf(brief)}.`,
  stays: () => 'Then let it rest for a day. The second time is usually when it lands.',
}

export const otherReaction: Reaction = {
  before: 'Then one sentence, and no new reasons:',
  words: (brief) => `I hear you. ${stillOf(brief)}.`,
  stays: firm,
}
