import { anyOf } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/words.ts'
import type { SpokenReply } from './spoken-reply.ts'
import type { MessageDraft } from './message-draft.ts'
import {
  accuses,
  agrees,
  apologizes,
  asksWhy,
  cries,
  denies,
  doesNotKnow,
  doubts,
  excuses,
  later,
  laughs,
  leaves,
  minimizes,
  needsMe,
  noMoney,
  noTime,
  offers,
  other,
  type Reaction,
  saysNo,
  silent,
  tellsSomebody,
  upset,
} from './replies-to-reactions.ts'

/** How it may be taken, by the normalized words for it; the first that fits. */
const reactions: readonly [RegExp, Reaction][] = [
  [
    anyOf(
      'broke|out of work|no money|money is tight|got laid off|short (?:this|on)',
      'cant (?:pay|afford)|do(?:es)?nt have (?:it|the money|any money)',
    ),
    noMoney,
  ],
  [
    /\b(?:calls?|tells?|texts?|goes to|runs to|complains? to|works? up|worked up) (mom|dad|him|her|them|my \w+|the \w+|everybody|everyone)\b/,
    tellsSomebody,
  ],
  [
    anyOf('idk|i dont know|doesnt know|dunno|shrugs?|clams up|says nothing|wont talk|shuts down|goes quiet'),
    doesNotKnow,
  ],
  [
    anyOf(
      '(?:its|it is|is|it was|was|thats) not (?:hers|his|mine|theirs|true)|isnt (?:hers|his|mine)',
      'wasnt (?:her|him|me)|denies|lies|didnt do it',
    ),
    denies,
  ],
  [
    anyOf(
      '(?:dont|doesnt) have (?:anybody|anyone|nobody|no one)(?: else)?|all (?:i|he|she) ha(?:ve|s)',
      'only (?:one|friend)|(?:nobody|no one|anybody|anyone) else|so lonely|short ?(?:staffed|handed)',
      'needs me|counting on me',
    ),
    needsMe,
  ],
  [
    anyOf(
      '(?:ill|hell|shell|he will|she will|im) (?:just )?(?:gonna )?(?:go|leave|move|quit)',
      'moves? out|move in with|go (?:live|stay)|leaves?|quits?|walks? out|wont help',
      'never speak|cuts? (?:me|us) off|no more|fine then|find (?:somebody|someone) else',
    ),
    leaves,
  ],
  [/\b(?:offers?|tries|wants) to (?:pay|cover|help|come|do)|\bpay for me\b/, offers],
  [anyOf('my bad|sorry|apologizes|it wont happen again'), apologizes],
  [anyOf('(?:doesnt|wont|dont) (?:believe|buy)|thinks (?:im|i am) (?:lying|making)|takes (?:his|her) side'), doubts],
  [anyOf('cries|cry|crying|crier|tears|tear up|bursts into'), cries],
  [/\b(?:laughs?|jokes?|makes fun|rolls)\b/, laughs],
  [
    anyOf(
      'you (?:hate|never|always|just|dont|think|only|are|want)|youre|i (?:always|never)|im being',
      'calls me|accuses|blames me|turns it around|brings up|selfish|dramatic|sensitive|after all',
    ),
    accuses,
  ],
  [
    anyOf(
      'mad|angry|upset|yells?|hurt|offended|blows? up|huffy|defensive|guilt|pouts?|sulks?|loud|that look|attitude',
      'cusses|flips|snaps?|takes it (?:wrong|bad)',
    ),
    upset,
  ],
  [
    anyOf(
      'ignores?|(?:doesnt|dont) (?:answer|reply|respond|pick up)|never answers?|no answer|leaves? me on read',
      'wont pick up',
    ),
    silent,
  ],
  [
    anyOf(
      'no time|busy|swamped|slammed|(?:has|have|got) to work|working|tired|worn out|exhausted|sick|not feeling',
      'works (?:late|nights?|weekends?|then|that day)|too much going on|cant get off',
    ),
    noTime,
  ],
  [
    anyOf('not (?:my|his|her|their) fault|forgot|didnt know|traffic|thought (?:you|i|it)|never (?:said|agreed)'),
    excuses,
  ],
  [
    anyOf(
      'later|soon|next (?:week|month|check|payday|time)|maybe|well see|got (?:you|u|me)|in a (?:bit|while)',
      'eventually|working on it',
    ),
    later,
  ],
  [/\bwhy\b|\bwhat did\b|\basks? (?:me )?(?:what|how come)\b|\bwhat happened\b/, asksWhy],
  [
    anyOf(
      'says? (?:its |thats |hes |shes |everythings )?(?:fine|okay|ok|nothing|whatever)|no big deal|not a big deal|brushes',
    ),
    minimizes,
  ],
  [
    anyOf(
      'no|nope|refuses?|wont|will not|turns? (?:me|it) down|says? (?:its|thats) (?:too|not)|cant|argues?|pushes',
      'not (?:going to|coming)',
    ),
    saysNo,
  ],
  [anyOf('yes|sure|ok(?:ay)?|agrees?|fine|works'), agrees],
]

/** What to say to how somebody may take it. */
export function answerTo(said: string, draft: MessageDraft): SpokenReply {
  const line = normalize(said)
  for (const [form, reaction] of reactions) {
    const found = form.exec(line)
    if (found) return reaction(draft, found)
  }
  return other(draft, [])
}
