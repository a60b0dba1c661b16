import { countWords, normalize } from '../guide/text-analysis.ts'
import { wholeWords } from '../phrase-pattern.ts'
import { readToneSigns } from './certain-tone.ts'
import { moodOfStatement } from './mood-of-statement.ts'
import { isGoodNewsDenied } from './clearly-positive.ts'
import { sharesOfTones } from './tone-classifier.ts'
import { isOutOfScope } from './written-situations.ts'

/** From these shares on a story gets a warm word. Less is needed if the words sound hard, too. */
const hardFrom = { guessed: 0.75, withWords: 0.55, afterTurn: 0.15 } as const
const goodBelow = 0.15
/** Matches a loss, a wrong done to the user, or their own hurt, which always get a kind reply. */
const losses = wholeWords([
  '(?:replaced|fired|dumped|ghosted|ignored|humiliated|mocked|blamed|excluded|robbed|betrayed|abandoned|insulted|(?:shouted|yelled|screamed|laughed) at) (?:me|us)',
  'i(?:m| am) (?:(?:just|really|honestly|only) )?(?:so )?(?:tired of|sick of|exhausted|fed up|heartbroken|lonely|ashamed|devastated)',
  'griev\\w*|grief|funeral|(?:i|we) buried|miscarr\\w*|stillb\\w*|(?:hes|shes|he is|she is) dead|lost (?:her|his|my|our|their|the) (?:baby|babies|child|son|daughter|mother|father|mom|mum|dad|husband|wife|job|home|house)',
])

/** True if the guess and the words agree that the message tells something hard, and nothing contradicts it. */
export function soundsHard(message: string): boolean {
  const { good, light, hard, isCalm, isDenied, turns } = readToneSigns(message)
  if (good > 0 || light > 0 || isCalm || isDenied) return false
  const mood = moodOfStatement(message)
  if (mood !== 'hard' && mood !== 'plain') return false
  if (losses.test(normalize(message))) return true
  if (message.includes('!') || isOutOfScope(message)) return false
  const shares = sharesOfTones(message)
  const from = (mood === 'hard' || hard > 0 ? hardFrom.withWords : hardFrom.guessed) + (turns ? hardFrom.afterTurn : 0)
  return shares.good < goodBelow && shares.hard >= from
}

const hardBelow = 0.25
const [surelyGood, likelyGood] = [0.7, 0.4]
/** Tells whether the message sounds glad as far as guess and words agree. */
export function soundsGlad(message: string): boolean {
  const { good, hard, turns, isDenied } = readToneSigns(message)
  const [mood, shares] = [moodOfStatement(message), sharesOfTones(message)]
  const isGuessed = shares.good >= surelyGood && mood === 'plain'
  return (
    ((good > 0 && mood === 'good') || isGuessed || (shares.good >= likelyGood && mood === 'good')) &&
    hard === 0 &&
    !turns &&
    !isDenied &&
    !isGoodNewsDenied(message) &&
    shares.hard < hardBelow
  )
}

/** Surely hard, whatever form of good news it seems to have. */
const clearlyHard = { from: 0.6, ofStory: 0.5 } as const
/** In words. */
const storyFrom = 15
/** True if the classifier is certain that the message tells something hard. */
export function isClearlyHard(message: string): boolean {
  const { hard, good } = sharesOfTones(message)
  const signs = readToneSigns(message)
  const from = countWords(message) >= storyFrom ? clearlyHard.ofStory : clearlyHard.from
  return hard >= from && good < goodBelow && !signs.hasWon && signs.good < goodSignsFrom
}
const goodSignsFrom = 2
