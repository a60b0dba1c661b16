import { anyOf } from '../../phrase-pattern.ts'
import type { Choice } from './choice.ts'

/** What is decided about other people: to speak, to ask, to go, to stay away. */
export const choicesWithPeople: readonly Choice[] = [
  {
    form: anyOf(
      'ask (?:\\S+ ){0,3}(?:for )?(?:it|the money|my money) back',
      'pay me back|paid me back|owes? me|borrowed (?:\\S+ ){0,4}from me',
      'remind (?:him|her|them|\\S+) (?:about|of) the (?:money|loan)',
    ),
    lean: 'Yes, I’d ask {who}, this week and in writing.',
    fine: 'It was a loan, and asking for it isn’t rude. Leaving you to ask was the awkward part.',
    how: 'Name the sum and two ways to pay it: “Can we settle what I lent you? Tell me a day for all of it, or a sum for each payday.” What it was spent on in the meantime stays out of it.',
    check: null,
    why: 'A sum and a date can be answered. A hint can be missed, and the longer it waits, the more it turns into a grudge instead of a number.',
    wrong:
      'A sharp answer is still an answer. Repeat the sum and the two ways once, in the same friendly words, and leave it there for the week. Being owed isn’t something to apologize for.',
    canUndo: true,
  },
  {
    form: anyOf(
      'lend|loan|cosign|co-sign',
      'give (?:him|her|them|my \\S+) (?:the |some |any )?(?:money|cash|\\$\\S+)',
      'pay (?:his|her|their) (?:rent|bills?|bail)',
    ),
    lean: 'Only as much as you’d be okay never seeing again, and say which it is: a gift or a loan.',
    fine: 'It’s your money, and saying no to a sum isn’t saying no to a person.',
    how: 'For a loan, text the deal to each other, so both of you have it: what, by when, and what a late payment means. For a gift, call it one out loud, and pick a number that wouldn’t keep you up.',
    check:
      'I’d say no if it came out of rent, a bill or the only cushion you have. And never sign for somebody else’s debt unless you could pay all of it.',
    why: 'What spoils it is seldom the money. It’s two people who each remember a different deal.',
    wrong:
      'Agree on that before the money moves: what counts as late, who speaks first, and what a lighter payment would be. And ask yourself, only for you, whether you could write it off. If not, it’s too much.',
    canUndo: false,
  },
  {
    form: anyOf(
      "apologi[sz]e|say (?:i am |i[’']?m )?sorry|make up with|reach out|text (?:him|her|them|my \\S+) first|forgive",
    ),
    lean: 'Yes, I’d make the first move, and keep it small.',
    fine: 'Reaching out first isn’t weak. It’s just the shorter way.',
    how: 'One message that asks for nothing big: “I’ve been thinking of you, and I’m sorry it’s been like this. Coffee this week?” If part of it was on you, name that part and leave out the “but.”',
    check: 'I wouldn’t if you were ever afraid of {who}, or if it’s the third time this month that you were the one.',
    why: 'Both sides usually wait for the other one, and every week makes the first word heavier.',
    wrong:
      'If nothing comes back, you’ve still done your part. Leave it for two weeks, don’t write a second one to explain the first, and put the energy into somebody who answers.',
    canUndo: true,
  },
  {
    form: anyOf(
      'block|cut (?:him|her|them|my \\S+|ties|it) off|cut off|stop (?:talking|speaking) to|go no contact|end (?:the|this|our) friendship|unfriend|ghost',
    ),
    lean: 'I’d take a break before an ending: some weeks of less, without an announcement.',
    fine: 'You’re allowed to see less of somebody who leaves you worse off every time.',
    how: 'Mute, answer once a week at most, and meet only in a group or not at all for a month. Then look at how you sleep and how you feel on the days you’d normally talk.',
    check: 'If there were threats, hitting or fear, skip the break: block, and tell somebody near you.',
    why: 'A break shows you what an ending would feel like, and you can still take it back.',
    wrong:
      'If {who} asks why, one line is enough: “I need some quiet right now. I’ll get in touch when I’m ready.” You don’t owe a list.',
    canUndo: true,
  },
  {
    form: anyOf(
      'break up|leave (?:him|her|my (?:husband|wife|boyfriend|girlfriend|partner))|divorce|stay with (?:him|her)|go back to (?:him|my ex)|text my ex|take him back|give him another chance|move in with (?:him|my boyfriend)|marry|get married',
    ),
    lean: 'I wouldn’t decide it this week, but I wouldn’t leave it open either. Give it a date.',
    fine: null,
    how: 'For four weeks, write one line every evening: was today more yes or more no, and what happened. In the middle of it say the one thing you need out loud, once, and watch what’s done about it.',
    check:
      'If you’re afraid, or somebody puts hands on you, don’t wait out the four weeks. Talk to somebody now; the hotline 1-800-799-7233 is there day and night.',
    why: 'A single day lies, good or bad. A month of lines in your own hand is hard to argue with.',
    wrong:
      'Have one person who knows, a place for three nights, and your papers where you can reach them. With that, the worst night is still only a night.',
    canUndo: false,
  },
  {
    form: anyOf(
      '(?:let|make|force|push) my (?:son|daughter|kid|teen|teenager|\\d+ year old)',
      'give my (?:son|daughter|kid|teen|teenager|\\d+ year old) (?:some )?space',
    ),
    lean: 'A little of each. Let go of what’s only annoying, and keep one rule that isn’t up for debate.',
    fine: null,
    how: 'Pick the one rule that matters most, say it once, and give a choice inside it: which day, which way, not whether. Outside of that, be around without asking anything.',
    check:
      'I’d push harder where friends, sleep, food or grades drop away for more than two weeks. That’s a call to the doctor or the school.',
    why: 'Pushing on everything gets you a closed door, and pushing on nothing reads as not caring. One rule and plenty of room lets a kid know where the edge is.',
    wrong:
      'If it ends in a slammed door, let it be slammed. Come back in an hour with something ordinary, like food, and say the rule once more in the same words.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:tell|say something|bring it up|speak up|mention|confront|talk to|come clean|be honest|ask (?:him|her|them|my \\S+|\\p{Lu}\\S+)|be upfront)',
    ),
    lean: 'Yes, I’d say it to {who}, once and calmly, before it comes out some other way.',
    fine: 'If you’ve carried it this long, it’s worth saying once. That’s not starting a fight.',
    how: 'Pick a plain weekday and a quiet half hour. Two sentences, the fact and the wish: “I wanted you to hear this from me. What I’d like is this.” Then stop, even if it goes quiet.',
    check: 'I’d wait only if you’re too angry to say it in two sentences, or if saying it could put you in danger.',
    why: 'What isn’t said doesn’t go away. It gets told by your face, and then nobody knows what it’s about.',
    wrong:
      'Then stop for today: “I can see it’s a lot. Let’s leave it for now and come back another day.” The first time is for saying it, not for agreeing. The second talk is nearly always calmer.',
    canUndo: false,
  },
  {
    form: anyOf(
      'join|sing|show up|attend|go to (?:the|my|her|his|a|this|that) (?:\\S+ )?(?:party|wedding|reunion|funeral|dinner|meeting|class|group|service|shower|choir|date|concert|event)',
      'go back to (?:choir|church|the group|class)',
    ),
    lean: 'Yes, I’d go, in a size that you can leave early.',
    fine: 'Your reason for going is enough, also when it’s only to be near somebody.',
    how: 'Know how you’d get home, sit near the door, and tell one person beforehand that you may slip out. Once is enough to see.',
    check: 'Skip it if you’d only be going so nobody’s mad. That’s an evening nobody enjoys.',
    why: 'You can leave a thing that you went to. You can’t go to one that’s over.',
    wrong:
      'Then you leave. “I’m heading out, it was good to see you” is a whole sentence, and nobody asks for more at the door.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:go|travel|fly|drive) (?:to|with|home|there|away|out)|go(?= ?$)|visit|come along|spend (?:christmas|thanksgiving|the holidays?|eid|easter|the day)|host somewhere else',
    ),
    lean: 'Yes, go. One time doesn’t undo all the times you were there.',
    fine: 'Your reason for going is enough, also when it’s only to be near somebody.',
    how: 'Settle the person you’d worry about first: a place to be on the day, and a time of their own with you before or after. Then tell everybody early, as a plan and not as a question.',
    check: 'I’d stay only if somebody couldn’t manage the day without you, and nobody else can step in.',
    why: 'Most of the weight is one person you’d worry about. With that settled, the rest is habit.',
    wrong:
      'Then it’s one odd day, and there’s a phone. Say beforehand whom they’d call first, so it isn’t you, and answer once, not five times.',
    canUndo: true,
  },
  {
    form: anyOf(
      '(?:skip|cancel|back out|say(?:ing)? no|turn (?:\\S+ )?down|stay home|bow out|leave early)',
      'stop hosting|not host|take (?:a|this|one) year off',
    ),
    lean: 'Yes, you can say no to this one. Say it early, and offer one thing you can do.',
    fine: 'A no that’s early and kind is easier to get than a yes somebody resents.',
    how: 'One sentence, today, without a list of reasons: “I can’t this time. What I can do is this.” Then say who or what covers the gap, if there is one.',
    check: 'I’d think again only if somebody counts on you for something nobody else can do.',
    why: 'Reasons turn a no into a debate. A no with a day on it lets people plan.',
    wrong:
      'If somebody’s let down, let them be for a day. Say the same sentence again, kindly, and don’t add a new reason.',
    canUndo: true,
  },
]
