import { anyOf } from '../../phrase-pattern.ts'
import {
  accuses,
  apologizes,
  agrees,
  cries,
  denies,
  doubts,
  doesNotKnow,
  getThereFirst,
  inParts,
  leaves,
  minimizes,
  needsMe,
  refuses,
  silent,
  upset,
  otherReaction,
  type Reaction,
} from './reactions.ts'

/** How it may be taken, by the words for it; the first that fits. */
const reactions: readonly [RegExp, Reaction][] = [
  [
    anyOf('broke', 'cant (?:pay|afford)', 'doesnt have (?:it|the money)', 'no money', 'out of work', 'money is tight'),
    inParts,
  ],
  [
    /\b(?:calls?|tells?|texts?|goes to|runs to|complains? to|works? up|worked up) (mom|dad|him|her|them|my \w+|the \w+|everybody|everyone)\b/,
    getThereFirst,
  ],
  [
    anyOf(
      'idk',
      'i dont know',
      'doesnt know',
      'dunno',
      'shrugs?',
      'clams up',
      'says nothing',
      'wont talk',
      'shuts down',
      'goes quiet',
    ),
    doesNotKnow,
  ],
  [
    anyOf(
      '(?:its|it is|is|it was|was|thats) not (?:hers|his|mine|theirs|true)',
      'isnt (?:hers|his|mine)',
      'wasnt (?:her|him|me)',
      'denies',
      'lies',
      'didnt do it',
    ),
    denies,
  ],
  [
    anyOf(
      '(?:dont|doesnt) have (?:anybody|anyone|nobody|no one)(?: else)?',
      'all (?:i|he|she) ha(?:ve|s)',
      'only (?:one|friend)',
      'nobody else',
      'so lonely',
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
  [anyOf('my bad', 'sorry', 'apologizes', 'it wont happen again'), apologizes],
  [
    anyOf('(?:doesnt|wont|dont) (?:believe|buy)', 'thinks (?:im|i am) (?:lying|making)', 'takes (?:his|her) side'),
    doubts,
  ],
  [anyOf('cries', 'cry', 'crying', 'crier', 'tears', 'tear up', 'bursts into'), cries],
  [
    anyOf(
      'you (?:hate|never|always|just|dont|think|only|are|want)',
      'youre',
      'calls me',
      'accuses',
      'blames me',
      'turns it around',
      'brings up',
    ),
    accuses,
  ],
  [
    anyOf(
      'mad',
      'angry',
      'upset',
      'yells?',
      'hurt',
      'offended',
      'blows? up',
      'huffy',
      'defensive',
      'guilt',
      'pouts?',
      'sulks?',
      'loud',
      'that look',
    ),
    upset,
  ],
  [anyOf('ignores?', 'doesnt (?:answer|reply|respond)', 'never answers?', 'no answer', 'leaves? me on read'), silent],
  [
    anyOf(
      'says? no',
      'refuses?',
      'wont',
      'will not',
      'turns? (?:me|it) down',
      'says? (?:its|thats) (?:too|not)',
      'cant',
      'argues?',
      'laughs?',
    ),
    refuses,
  ],
  [
    anyOf(
      'says? (?:its |thats |hes |shes |everythings )?(?:fine|okay|ok|nothing|whatever)',
      'no big deal',
      'not a big deal',
      'brushes',
    ),
    minimizes,
  ],
  [anyOf('says? (?:yes|sure|okay)', 'agrees'), agrees],
]

/** The reaction that a line speaks of, and what was found of it. */
export function findReaction(line: string): { reaction: Reaction; found: readonly string[] } {
  for (const [form, reaction] of reactions) {
    const found = form.exec(line)
    if (found) return { reaction, found }
  }
  return { reaction: otherReaction, found: ['', ''] }
}
