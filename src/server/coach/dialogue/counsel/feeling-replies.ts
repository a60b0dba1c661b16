import { anyOf } from '../../phrase-pattern.ts'

/** A feeling that is told: one clause for it, what a friend would say of it, one small thing. */
export type ToldFeeling = { form: RegExp; met: string; thought: string; small: string }

export const toldFeelings: readonly ToldFeeling[] = [
  {
    form: anyOf('jealous\\w*', 'envy|envious', 'everybody so happy', "everyone(?:[’']s| is) (?:getting|having|so)"),
    met: 'Envy isn’t a verdict on you. It points at something you’d like to have in your own life.',
    thought: 'You can be happy for somebody and still ache on your own account. Both fit in one person.',
    small:
      'Finish this line on paper, just for you: “What I’d really like is …” It’s usually smaller and nearer than the other person’s whole life.',
  },
  {
    form: anyOf(
      'guilty?',
      'feel (?:so )?(?:bad|awful|terrible|sick|like crap) (?:about|for|that|because)',
      'abandoning',
      'letting (?:\\S+ ){1,2}down',
      'bad (?:mom|mother|daughter|sister|wife|friend|person)',
    ),
    met: 'Feeling guilty doesn’t prove you did something. It often only proves that you care.',
    thought: 'Letting somebody be sad for a day isn’t the same as harming them.',
    small:
      'Ask one thing of it: who was really hurt, by name? If there’s somebody, make it right in one sentence. If there’s nobody, let it ride along and do what you planned.',
  },
  {
    form: anyOf(
      "afraid (?:i will|i[’']?ll|ill|of) (?:\\S+ ){0,2}(?:cry\\w*|break|lose it)",
      'cry in front of',
      'start crying',
      'fall apart in front of',
    ),
    met: 'Maybe you will, and it won’t be the disaster it looks like from here.',
    thought: 'Most of them will only think that it matters to you.',
    small:
      'Plan a break instead of a brave face: know which room you’d step into, have a sentence for it (“back in five”), and let somebody you like know.',
  },
  {
    form: anyOf(
      "(?:don[’']?t|doesn[’']?t|do not|not) see me",
      "like (?:a maid|a servant|furniture|nothing|i don[’']?t (?:exist|matter))",
      'invisible',
      'unappreciated',
      'take me for granted',
      'taken for granted',
      'disrespect\\w*',
    ),
    met: 'Being overlooked that often would wear on anyone.',
    thought: 'Whether it’s thoughtless or meant, you’re the one who pays for it, and you may say so.',
    small: 'Name the one thing, not the feeling about all of it: what you found, and what you’d like instead.',
  },
  {
    form: anyOf(
      'lonely',
      '(?:feel|felt|feeling|all|so) (?:so |really |all )?alone',
      'nobody (?:calls|asks|texts|to talk to)',
      'no friends',
      'too quiet',
      'very quiet',
      'i go home',
    ),
    met: 'That sounds lonely, and being lonely isn’t a mistake you made.',
    thought: 'It tells you that somebody’s missing, the way hunger tells you about lunch.',
    small:
      'One small thing with a time on it helps more than a big plan: a call on a set evening, the same class each week, a seat near the door.',
  },
  {
    form: anyOf(
      'embarrass\\w*',
      'humiliat\\w*',
      'ashamed',
      'mortified',
      'so dumb',
      'feel (?:so |kinda |kind of )?(?:dumb|stupid)',
    ),
    met: 'That burns, and it burns you far longer than anybody else remembers it.',
    thought: 'Feeling dumb about it mostly means you know more now than you did then.',
    small:
      'If there’s something to put right, one sentence does it. After that, do the next ordinary thing, in the same place, as soon as you can.',
  },
  {
    form: anyOf('proud', 'finally did it', 'i did it'),
    met: 'You should be proud. You did that.',
    thought: 'Nobody handed it to you.',
    small: 'Write one line about how you did it, for the day you need it again.',
  },
  {
    form: anyOf('scared', 'afraid', 'terrified', 'worried', 'worry', 'nervous', 'anxious', 'dread\\w*', 'freaking out'),
    met: 'Of course you’re scared; it matters to you.',
    thought:
      'Fear gets smaller when it has a size: what’s the worst that’s likely, and what would you do that same day?',
    small:
      'Write those two down, and the name of one person you’d call. Then do one thing today that’s about it and takes ten minutes.',
  },
  {
    form: anyOf('mad', 'angry', 'furious', 'pissed', 'livid', 'so annoyed', 'resent\\w*', 'fed up', 'sick of'),
    met: 'I’d be angry, too.',
    thought:
      'Anger usually says that something you counted on wasn’t kept. That’s worth knowing before you say a word.',
    small: 'Let it all out here, where it costs nothing. What you say to them can wait till you’ve slept.',
  },
  {
    form: anyOf(
      'overwhelm\\w*',
      'too much',
      'drowning',
      "can[’']?t keep up",
      'behind on everything',
      'fried',
      'burn(?:ed|t) out',
      'exhausted',
      'so tired',
      'worn out',
      'drained',
      'running on empty',
    ),
    met: 'No wonder you’re worn out.',
    thought: 'When everything shouts, nothing gets done, and that isn’t a flaw in you.',
    small:
      'Write it all down for three minutes, put a line under the one thing that breaks if it isn’t done today, and let the rest be late on purpose.',
  },
  {
    form: anyOf(
      "(?:i[’']?m|i am|i feel|feeling|feels?|still|so) (?:so |really |just )?hurt(?!ing)",
      'hurt my feelings',
      'left out',
      "didn[’']?t invite",
      'not invited',
      "i[’']?(?:m| am| was| just| keep) (?:\\S+ )?crying",
      'i (?:\\S+ )?(?:cried|cry)',
      "(?:i[’']?m|i am|i feel|feeling|so) (?:so |really )?sad",
      'heartbroken',
    ),
    met: 'That hurts, and it makes sense that it does.',
    thought: 'It wouldn’t if it didn’t matter to you.',
    small:
      'Nothing has to be done about it tonight. Do one kind, ordinary thing for yourself, and if it’s about one person, ask that person instead of guessing.',
  },
  {
    form: anyOf('miss (?:him|her|them|my|it|the)', 'i miss', 'grief', 'since (?:the funeral|\\S+ (?:died|passed))'),
    met: 'Missing somebody that much isn’t something to get over on a schedule.',
    thought: 'Some things were shared, and they’re harder to pick up alone.',
    small: 'There’s no date by which you have to be ready. If you’re curious, try a quarter hour of it.',
  },
]
