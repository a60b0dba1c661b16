import type { Passage } from '../../guide/passage.ts'
import { contentStems, countWords, normalize } from '../../guide/text-analysis.ts'
import { isConfident } from '../../guide/find-matter.ts'
import type { Library } from '../../guide/library.ts'
import { readDialogueAct } from '../dialogue-acts.ts'
import { type Answer, makeQuestion, paragraphs, makeAnswer, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { draftOf, openDraft } from '../message-drafts/present-draft.ts'
import { currentMatter } from '../message-drafts/current-matter.ts'
import { readDetails } from '../message-drafts/read-details.ts'
import { render } from '../message-drafts/render-draft.ts'
import type { Purpose } from '../message-drafts/draft-texts.ts'
import { type Report, readReport } from './read-report.ts'
import { blockquote } from '../../markdown.ts'

const lines = {
  well: [
    'That’s so good to hear. You did that.',
    'Look at that, it worked. And you’re the one who said it.',
    'I’m really glad. That took some nerve.',
  ],
  afterWell: ['How did it feel?', 'What was it like, once it was out?', 'What made the difference, do you think?'],
  answered: [
    'You said it, and that was the hard part. How they answered is on them.',
    'Okay, so now you know where they stand. That’s not the end of it.',
    'Not the answer you hoped for, I know. You still did it right.',
  ],
  heard: ['Hm. That’s good to know, and it changes the picture a little.', 'Okay. So that’s where they are with it.'],
  silent: [
    'That’s frustrating. One slip doesn’t mean it isn’t working, it means this is the spot where it’s hard.',
    'Ugh, I get it. It almost always wobbles once before it holds.',
    'That’s a letdown after the effort you put in. It’s not back to zero, though.',
  ],
  own: [
    'Okay, it happened. One time doesn’t undo the rest.',
    'That’s human, and you noticed it right away. Let’s not make it bigger than it is.',
  ],
  angry: ['I’d be mad, too. You kept your side of it.', 'No wonder you’re mad. You did your part.'],
  afterSilent: [
    'What do you think made it slip right then?',
    'What was going on in that moment?',
    'Is it the same moment every time, or was this one different?',
  ],
  afterAnswered: [
    'How did you leave it?',
    'What did you say back?',
    'Is it settled for you, or is there something you still want to say?',
  ],
} as const

const isAngry = /\b(fuming|furious|so (?:mad|angry|annoyed)|pissed|livid|raging|seething|im (?:mad|angry)|drives me)\b/
const isOwn = /\bi (?:caved|gave in|slipped|forgot|failed|lost it|snapped|yelled|broke|said yes)\b/

function leadOf(turn: Turn, { answered, isDone }: Report): string {
  const line = normalize(turn.request.message)
  const wasSaid = isDone || openDraft(turn) !== null
  const kind = isAngry.test(line)
    ? 'angry'
    : isOwn.test(line)
      ? 'own'
      : answered
        ? wasSaid
          ? 'answered'
          : 'heard'
        : 'silent'
  return pickOldest(turn.state, lines[kind], turn.request.message)
}

/** True if the message is clearly about a new subject, and not about the result of the last one. */
function isNewSubject(turn: Turn, { find }: Library): boolean {
  const matter = currentMatter(turn)
  const [best] = find(turn.request.message)
  return (
    isConfident(best) &&
    best.passage !== matter &&
    best.passage.field !== matter?.field &&
    countWords(turn.request.message) > 8
  )
}

const wentWell = (turn: Turn): Answer =>
  makeAnswer(pickOldest(turn.state, lines.well, turn.request.message), {
    question: makeQuestion('heard', pickOldest(turn.state, lines.afterWell, '')),
    isFree: true,
  })

/** The line before a reply to the answer that the user got. */
const answers = 'If you want to answer, this is enough:'

function answerBack(turn: Turn, purpose: Purpose, library: Library): Pick<Answer, 'text' | 'coaching'> {
  const { request, state } = turn
  const before = openDraft(turn)?.slots ?? readDetails([request.message, ...state.messages.slice(-2)], state.kept.facts)
  const details = { ...before, reply: '1' }
  const text = render({ purpose, details, isReply: true })
  if (!state.hasUsed(text)) return { text: paragraphs(answers, blockquote(text)), coaching: draftOf(purpose, details) }
  const firm = library.purposes.byId('push-back')
  const stays = firm && render({ purpose: firm, details: { medium: 'text' }, isReply: false })
  return stays === null || state.hasUsed(stays)
    ? { text: '', coaching: null }
    : { text: paragraphs(answers, blockquote(stays)), coaching: null }
}

const fewestShared = 2
/** Returns the matter's advice for things going wrong, if it fits this case. */
function whatHelps({ request, state }: Turn, matter: Passage | null): string | null {
  if (matter === null || state.hasUsed(matter.ifItGoesWrong)) return null
  const fits = contentStems(matter.ifItGoesWrong).intersection(contentStems(request.message)).size >= fewestShared
  return fits ? matter.ifItGoesWrong : null
}

/** Continues the conversation from the result that the user reports. Returns null if it isn't a result of the conversation. */
export function answerReport(turn: Turn, library: Library): Answer | null {
  const { request, state } = turn
  const report = readReport(request.message)
  const matter = currentMatter(turn)
  const purpose = library.purposes.byId(openDraft(turn)?.slots['purpose']) ?? library.purposes.ofMatter(matter)
  if (report === null || request.language !== 'en' || (matter === null && purpose === null)) return null
  if (readDialogueAct(request.message) === 'whatIf' || isNewSubject(turn, library)) return null
  if (report.went === 'well') return wentWell(turn)
  const back = report.answered && purpose !== null ? answerBack(turn, purpose, library) : { text: '', coaching: null }
  const wrong = whatHelps(turn, matter)
  if (wrong === null && back.text === '') return null
  const question = pickOldest(state, report.answered ? lines.afterAnswered : lines.afterSilent, '')
  return makeAnswer(paragraphs(leadOf(turn, report), back.text, wrong), {
    question: makeQuestion('heard', question),
    coaching: back.coaching,
    offers: matter === null || matter === state.current ? [] : [matter],
    isFree: true,
  })
}
