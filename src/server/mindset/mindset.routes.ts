import type { Course, CourseCard, Meditation, MeditationCard, mindsetApi, Quote } from '#contract/mindset.ts'
import type { Context } from '#server/lib/context.ts'
import type { Handlers } from '#server/lib/mount.ts'
import { notFound, HttpError } from '#server/lib/http-error.ts'
import type { Session } from '#server/lib/session.ts'
import type { WrittenCourse, WrittenMeditation, WrittenQuote, Writings } from './content.ts'
import { listDone, listPositions, listSaved, setDone, setPosition, setSaved } from './mindset.repo.ts'

type MindsetContext = Context & { writings: Writings }
type CourseCall = Extract<keyof typeof mindsetApi, `${string} /api/mindset/courses${string}`>

export const mindsetRoutes = (context: MindsetContext): Handlers<typeof mindsetApi> => ({
  ...meditationAndQuoteRoutes(context),
  ...courseRoutes(context),
})

const meditationAndQuoteRoutes = ({
  db,
  clock,
  writings,
}: MindsetContext): Omit<Handlers<typeof mindsetApi>, CourseCall> => ({
  'GET /api/mindset/meditations': async ({ owner }) => {
    const positions = await listPositions(db, owner)
    return Array.from(writings.meditations.values(), (one) => toMeditationCard(one, positions.get(one.id)))
  },
  'GET /api/mindset/meditations/{id}': async ({ owner, params: { id } }) => {
    const written = find(writings.meditations, id)
    return toMeditation(written, (await listPositions(db, owner)).get(id))
  },
  'PUT /api/mindset/meditations/{id}/position': async ({ owner, params: { id }, body: { seconds } }) => {
    const written = find(writings.meditations, id)
    const isWithin = seconds > 0 && seconds < lengthOf(written)
    await setPosition(db, owner, id, isWithin ? seconds : null, clock())
    return toMeditationCard(written, isWithin ? seconds : undefined)
  },
  'GET /api/mindset/quotes': async ({ owner }) => {
    const saved = await listSaved(db, owner)
    return Array.from(writings.quotes.values(), (one) => toQuote(one, saved.has(one.id)))
  },
  'PUT /api/mindset/quotes/{id}/save': async ({ owner, params: { id }, body: { isSaved } }) => {
    const written = find(writings.quotes, id)
    await setSaved(db, owner, id, isSaved, clock())
    return toQuote(written, isSaved)
  },
})

const courseRoutes = ({ db, clock, writings }: MindsetContext): Pick<Handlers<typeof mindsetApi>, CourseCall> => ({
  'GET /api/mindset/courses': async ({ session }) => {
    const done = await listDone(db, session.owner)
    return Array.from(writings.courses.values(), (one) => toCourseCard(one, session, done.get(one.id)))
  },
  'GET /api/mindset/courses/{id}': async ({ session, params: { id } }) => {
    const written = find(writings.courses, id)
    const done = (await listDone(db, session.owner)).get(id)
    requireOpen(written, session, done)
    return toCourse(written, session, done)
  },
  'PUT /api/mindset/courses/{id}/steps/{n}': async ({ session, params: { id, n }, body: { isDone } }) => {
    const written = find(writings.courses, id)
    const step = written.steps[n]
    if (step === undefined) throw notFound()
    requireOpen(written, session, (await listDone(db, session.owner)).get(id))
    await setDone(db, session.owner, { courseId: id, stepId: step.id }, isDone, clock())
    return toCourseCard(written, session, (await listDone(db, session.owner)).get(id))
  },
})

function find<T>(all: ReadonlyMap<string, T>, id: string): T {
  const found = all.get(id)
  if (found === undefined) throw notFound()
  return found
}

type Done = ReadonlySet<string> | undefined

/** A course that was begun stays open after premium ends. */
const isOpen = ({ isPremium }: WrittenCourse, session: Session, done: Done): boolean =>
  !isPremium || session.isPremium || (done?.size ?? 0) > 0

function requireOpen(written: WrittenCourse, session: Session, done: Done): void {
  if (!isOpen(written, session, done))
    throw new HttpError('limit_reached', `“${written.title}” is part of Premium. Three other courses are free.`)
}

const lengthOf = ({ lines }: WrittenMeditation): number => lines.reduce((sum, { seconds }) => sum + seconds, 0)

const toMeditationCard = (written: WrittenMeditation, resumeAt: number | undefined): MeditationCard => ({
  id: written.id,
  title: written.title,
  kind: written.kind,
  lead: written.lead,
  setting: written.setting,
  seconds: lengthOf(written),
  resumeAt: resumeAt ?? null,
})

const toMeditation = (written: WrittenMeditation, resumeAt: number | undefined): Meditation => ({
  ...toMeditationCard(written, resumeAt),
  credit: written.credit,
  lines: written.lines,
})

const toQuote = ({ died: _died, checked: _checked, ...written }: WrittenQuote, isSaved: boolean): Quote => ({
  ...written,
  isSaved,
})

const wordsAMinute = 200

const toCourseCard = (written: WrittenCourse, session: Session, done: Done): CourseCard => ({
  id: written.id,
  title: written.title,
  lead: written.lead,
  isPremium: written.isPremium,
  isOpen: isOpen(written, session, done),
  minutes: Math.ceil(
    written.steps.flatMap(({ paragraphs, exercise }) => [...paragraphs, exercise].join(' ').split(' ')).length /
      wordsAMinute,
  ),
  steps: written.steps.map(({ id, title }) => ({ id, title, isDone: done?.has(id) ?? false })),
})

const toCourse = (written: WrittenCourse, session: Session, done: Done): Course => ({
  ...toCourseCard(written, session, done),
  sources: written.sources,
  steps: written.steps.map((step) => ({ ...step, isDone: done?.has(step.id) ?? false })),
})
