import type { Relation } from './find-people.ts'

/** `care`: the first sentence, so that they listen to the rest. `tip`: advice for the sender. */
type Words = { care: string; tip: string }

const quiet = 'Pick a calm moment, not while it’s happening. Say it once, then let them answer.'
const work = 'Say it in private and keep it to this one thing.'

const words: Readonly<Record<Relation, Words>> = {
  boss: { care: 'I like working here, so I’d rather bring it to you directly.', tip: work },
  careParent: {
    care: 'I’m glad to have your family here.',
    tip: 'Say the same to every family, and put it in writing.',
  },
  child: {
    care: 'I love you, and you’re not in trouble.',
    tip: 'Sit down next to them, say it in few words, and let them ask.',
  },
  church: { care: 'Thank you for everything you do.', tip: 'A short no is kinder than a long one.' },
  client: { care: 'I really like working with you.', tip: 'Keep it short and friendly. No apology needed.' },
  coworker: { care: 'I like working with you, so I’d rather just say it.', tip: work },
  ex: { care: 'I want this to go smoothly for all of us.', tip: 'Put it in writing and keep it to this one thing.' },
  friend: { care: 'You matter to me, so I’d rather say it than let it sit.', tip: quiet },
  grownChild: {
    care: 'I love you, and I’m on your side.',
    tip: 'Pick a calm time with nobody else around, and put a number and a date on it.',
  },
  inLaw: {
    care: 'I’m glad you’re in our lives, so I’d rather just say it.',
    tip: 'Say it before the next time, in private. It helps if your partner’s there or says it too.',
  },
  neighbor: {
    care: 'I’d like us to stay good neighbors.',
    tip: 'In person is best, on a day when nothing just happened.',
  },
  office: { care: 'Thank you for your help with this.', tip: 'Send it in writing, so there’s a record.' },
  parent: {
    care: 'I love you, and I know you mean well.',
    tip: 'Say the same sentence every time, kindly, and then change the subject.',
  },
  partner: {
    care: 'I love you, and I’m not trying to start a fight.',
    tip: 'Not in the middle of it. Pick a time when you’re both fed and the house is quiet.',
  },
  relative: { care: 'I love you, so I’d rather just say it.', tip: quiet },
  roommate: {
    care: 'I like living with you, so I’d rather just say it.',
    tip: 'Say it in person when you’re both home and nobody’s rushing.',
  },
  school: {
    care: 'Thank you for everything you do for the kids.',
    tip: 'Keep it to what you see, and ask what they see.',
  },
  sibling: { care: 'I love you, so I’d rather just say it.', tip: quiet },
  staff: { care: 'I’m glad you’re on the team.', tip: 'Say it in private, name the days, then wait for the answer.' },
  stepchild: {
    care: 'I care about you, and that’s not changing.',
    tip: 'Keep your voice low, say it once, and let it go.',
  },
  fosterChild: {
    care: 'I’m glad you’re here, and you can ask me anything.',
    tip: 'Don’t promise what you don’t know. The same calm answer every time is what helps.',
  },
  stranger: { care: 'I’d rather tell you than say nothing.', tip: 'Keep it short.' },
}

export const wordsFor = (relation: Relation): Words => words[relation]

export const isKid = (relation: Relation): boolean =>
  relation === 'child' || relation === 'fosterChild' || relation === 'stepchild'

const close: ReadonlySet<Relation> = new Set<Relation>([
  'friend',
  'grownChild',
  'inLaw',
  'parent',
  'partner',
  'relative',
  'sibling',
])
/** True for the adults who are close to the user. */
export const isClose = (relation: Relation): boolean => close.has(relation)

/** True for relations to whom people say 'I love you'. */
export const isFamily = (relation: Relation): boolean =>
  relation === 'parent' || relation === 'sibling' || relation === 'relative' || relation === 'grownChild'
