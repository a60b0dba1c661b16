import { oneOf, wholeWords } from '../phrase-pattern.ts'
import { bare, before, illness, rightNow, roughTime, shamed, success, theOthers, worn } from './life-event-patterns.ts'

/** Something that people tell without asking for anything: what is said to it, and one question that lets them go on. */
type LifeEvent = {
  form: RegExp
  lines: readonly string[]
  questions: readonly string[]
  /** A mood that may have a matter of its own; it is met first only where it is fresh. */
  isMood?: true
}

const others =
  'patients?|residents?|clients?|students?|neighbou?rs?|coworkers?|colleagues?|classmates?|teachers?|customers?|friends?|bab(?:y|ies)'
const self = '(?:i|ive|im|we)'

const roles = oneOf('mom|mum|mother|person|friend|wife|partner|daughter|nurse|teacher|boss|human|parent|sister')
const nothingGood = oneOf(
  String.raw`(?:rubbish|terrible|bad|awful|horrible|lousy|crap|shitty|useless|worst) (?:\w+ )?(?:${roles})`,
  'failure|loser|fraud|burden|mess',
)

const weather = oneOf(
  'cool|cold|hot|warm|sunny|raining|rainy|snowing|snowy|foggy|windy|humid|gorgeous|beautiful|nice|pouring',
)

export const lifeEvents: readonly LifeEvent[] = [
  {
    form: new RegExp(
      String.raw`^(?:it is|its|what a) (?:\w+ ){0,3}?(?:${weather})(?: (?:day|morning|evening))?(?: (?:out|outside|here|today|again|finally))*$`,
    ),
    lines: [
      'Thanks for the weather report. You’re the only one I get it from.',
      'I like hearing what it’s like where you are.',
    ],
    questions: ['How’s your day going otherwise?', 'What’s on your mind today?'],
  },
  {
    form: wholeWords([
      '(?:put|putting|had to put) (?:my|our) (?:\\w+ )?(?:cat|dog|rabbit|horse|pet|bird) (?:down|to sleep)',
      '(?:my|our) (?:\\w+ )?(?:cat|dog|rabbit|horse|pet|bird) (?:just )?died',
    ]),
    lines: [
      'Oh no, I’m so sorry. The place is going to feel so quiet without that little somebody.',
      'I’m so sorry. That’s family, and nobody gets to tell you it was only a pet.',
    ],
    questions: ['What will you miss the most?', 'What were they like?'],
  },
  {
    form: new RegExp(
      `\\b(?:lost|died|dies|passed(?: away)?|buried|funeral)\\b.{0,40}\\b(?:${others})\\b|\\b(?:${others})\\b.{0,40}\\b(?:died|dies|passed(?: away)?|didnt make it|killed)\\b`,
    ),
    lines: [
      'I’m so sorry. That’s a real loss, even when the world around you just keeps going.',
      'Oh, I’m sorry. You don’t have to be professional about it here.',
    ],
    questions: ['What were they like?', 'What stays with you most?'],
  },
  {
    form: new RegExp(
      `\\b${self} (?:\\w+ ){0,2}?(?:snapped|yelled|shouted|screamed|lost it|blew up|exploded|lost my (?:temper|cool|patience|mind))\\b|^(?:snapped|yelled|shouted|screamed|lost it) (?:at|with|today)\\b`,
    ),
    lines: [
      'Oh, those days. You ran out of patience; you didn’t run out of love. And it bothers you, which says more about you than the snapping does.',
      'That’s such a lousy feeling afterward. It happens to people who’ve been carrying too much for too long.',
    ],
    questions: ['What had the day been like up to that point?', 'What was the moment it tipped over?'],
  },
  {
    isMood: true,
    form: new RegExp(
      String.raw`\b(?:feel(?:ing)? like|im|i am|such|being) (?:just |only |really |such |the |a |an ){0,3}(?:${nothingGood})\b`,
    ),
    lines: [
      'That’s a hard thing to think about yourself, and I’m sorry it’s that loud today. One bad day isn’t a verdict on you.',
      'Ouch. You’d never say that to a friend who’d had your day.',
    ],
    questions: ['What happened right before that thought showed up?', 'Where’s that coming from today?'],
  },
  {
    form: wholeWords([
      '(?:huge|big|bad|awful|stupid|terrible|another) (?:fight|argument|row)|had a (?:fight|argument|row)',
      '(?:we|i) (?:fought|argued)|not (?:speaking|talking) to (?:me|each other)',
    ]),
    lines: [
      'Fights like that stay in your body for hours. I’m sorry.',
      'That’s rough. Even when you’re right, a fight like that leaves you shaky.',
    ],
    questions: ['How did you two leave it?', 'What part of it are you still chewing on?'],
  },
  {
    form: wholeWords([
      '(?:got|was|were|been|me) (?:dumped|laid off|fired|let go)|(?:dumped|broke up with|left) me(?! (?:out|on|with|to|a|in|alone|hanging))',
    ]),
    lines: [
      'Oh, I’m so sorry. That’s a lot to lose in one day, even if you saw it coming.',
      'I’m sorry. Nobody’s ready for that, and you don’t have to be sensible about it yet.',
    ],
    questions: ['How are you holding up right now?', 'Who’s with you right now?'],
  },
  {
    form: wholeWords([
      'didnt get (?:it|the|in|that)|got (?:rejected|passed over|turned down)|(?:was|were|been) (?:rejected|turned down)',
      '(?:was|were|been)? ?passed over (?:for|again)|rejected me|turned me down|gave (?:it|the \\w+) to (?:someone|somebody)',
    ]),
    lines: [
      'Oh, I’m sorry. You wanted that, and you’re allowed to be sad before you’re sensible about it.',
      'That hurts, and it should. It mattered to you.',
    ],
    questions: ['What did you want most about it?', 'When did you find out?'],
  },
  {
    form: new RegExp(String.raw`^(?!.*\b(?:prais|compliment|clapp|congrat|thanked)).*\b(?:${shamed})\b`),
    lines: [
      'That would sting for anybody. I’m sorry you had to stand there and take it.',
      'Ugh. No wonder it keeps replaying.',
    ],
    questions: ['What part of it keeps coming back?', 'What do you wish you’d been able to say?'],
  },
  {
    isMood: true,
    form: new RegExp(String.raw`\b(?:(?:${illness})\b)`),
    lines: ['That’s a lot to sit with. I’m sorry you’re in it.', 'That’s scary, and waiting makes it louder.'],
    questions: ['Who’s in this with you?', 'What’s going through your mind the most?'],
  },
  {
    form: wholeWords([
      'left (?:me )?out|wasnt invited|didnt invite me|without me|nobody (?:called|asked|came|noticed|remembered)',
      'no one (?:called|asked|came|noticed|remembered)|forgot (?:my birthday|me|our anniversary)|so (?:lonely|alone)',
    ]),
    lines: ['That hurts, at any age. I’m sorry.', 'Oh, that’s a lonely feeling. It makes sense that it got to you.'],
    questions: ['Who would you have wanted there?', 'When did it hit you the most?'],
  },
  {
    form: /\b(?:(?:lied|cheated|betrayed|went behind my back|talked behind my back|stabbed me|broke (?:his|her|their) promise|let me down|stood me up))\b/,
    lines: [
      'That’s a breach of trust, and it makes sense that it shook you.',
      'I’m sorry. It’s hard when it comes from somebody you trusted.',
    ],
    questions: ['How did you find out?', 'What hurts more, what they did or how they handled it?'],
  },
  {
    form: new RegExp(String.raw`\b(?:${success})`),
    lines: [
      'That’s wonderful. Let it sink in before you run to the next thing.',
      'Oh, that makes me smile. You did that.',
    ],
    questions: ['What part of it makes you proudest?', 'Who gets to celebrate with you?'],
  },
  {
    isMood: true,
    form: new RegExp(
      bare(
        'low',
        'down',
        'blue',
        'sad',
        'off',
        'gloomy',
        'not (?:great|myself|okay|ok)',
        'awful|terrible|horrible|lousy|rotten|crummy|miserable|like (?:crap|shit|garbage)',
      ),
    ),
    lines: [
      'I’m sorry it’s one of those days. You don’t have to dress it up here.',
      'Low days happen, and you don’t need a good reason for this one.',
    ],
    questions: ['Did something set it off, or did it just show up?', 'What’s today been like so far?'],
  },
  {
    isMood: true,
    form: new RegExp(
      `^(?:(?:${before}) )*(?:good|great|happy|proud|calm|peaceful|hopeful|relieved|content)${rightNow}$`,
    ),
    lines: ['I love hearing that.', 'Good. You get to enjoy that one.'],
    questions: ['What made it a good one?', 'What do you want to remember from it?'],
  },
  {
    isMood: true,
    form: /\b(?:flat|numb|empty|meh|blah|off today|feel nothing|going through the motions)\b/,
    lines: [
      'Flat is hard to explain, because there’s nothing to point at. It counts all the same.',
      'That gray in-between feeling. You don’t have to have a reason for it.',
    ],
    questions: ['How long has it been like that?', 'When did you last feel a bit more like yourself?'],
  },
  {
    isMood: true,
    form: wholeWords([
      String.raw`(?:${theOthers}) .{0,40}\b(?:is|are|has|have|getting|launching|buying|married|ahead|seems?)`,
      'feel (?:so |really )?behind|falling behind',
    ]),
    lines: [
      'Everybody else’s highlights next to your ordinary Tuesday: nobody wins that one.',
      'That feeling gets under the skin, even when you know you only see the shiny half.',
    ],
    questions: [
      'If nobody could see it, what would you actually want for yourself?',
      'Is there one thing in there you truly want, or is it more the race itself?',
    ],
  },
  {
    isMood: true,
    form: new RegExp(
      oneOf(
        String.raw`\b(?:fuming|furious|livid|so (?:mad|angry)|pissed|raging|seething|sick of (?:it|this|him|her|them)|fed up)\b`,
        bare('mad', 'angry', 'cranky', 'irritated', 'irritable', 'grumpy', 'annoyed', 'frustrated'),
      ),
    ),
    lines: ['I’d be mad, too.', 'No wonder you’re angry. That’s a lot to swallow.'],
    questions: ['What’s the part that makes you maddest?', 'What would have to happen for it to feel fair?'],
  },
  {
    isMood: true,
    form: new RegExp(
      oneOf(
        String.raw`\b(?:dread\w*|so (?:nervous|scared|worried|anxious)|terrified|freaking out|cant stop (?:worrying|thinking))\b`,
        bare('anxious', 'nervous', 'worried', 'on edge', 'uneasy', 'jittery', 'panicky'),
      ),
    ),
    lines: [
      'That’s a tight feeling to carry around all day.',
      'I get it. Your head runs ahead to the worst part and stays there.',
    ],
    questions: ['What’s the scariest part of it?', 'What are you picturing when it gets loudest?'],
  },
  {
    isMood: true,
    form: new RegExp(
      oneOf(
        bare('tired', 'drained', 'wiped(?: out)?', 'beat', 'run down', 'stressed(?: out)?', 'tapped out'),
        String.raw`\b${roughTime} (?:just |so |really |pretty )?(?:hard|rough|a lot|awful|terrible|brutal)\b`,
        worn.source,
      ),
    ),
    lines: [
      'No wonder you’re worn out. That’s a lot for one person.',
      'That sounds like a heavy day. You can put it down here for a bit.',
    ],
    questions: ['What’s the heaviest piece of it right now?', 'What would have made today even a little lighter?'],
  },
]
