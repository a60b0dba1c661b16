// `npm run bench [names]`: measures, prints one table, and exits with 1 if a budget is exceeded.
import { accountTiming } from './account-timing.ts'
import { coachStreams } from './coach-streams.ts'
import { coachFirstWords } from './coach.ts'
import { dashboardCalls } from './dashboard.ts'
import { eventStreams } from './events.ts'
import { fairness } from './fairness.ts'
import { guideSearch } from './guide-search.ts'
import { hostileTextsRead, hostileTextsSent } from './hostile.ts'
import { journalCreate } from './journal-create.ts'
import { journalGrowth } from './journal-growth.ts'
import { journalPage } from './journal-page.ts'
import { journalSearch } from './journal-search.ts'
import { type Figure, table } from './lib/figure.ts'
import { openStage, type Stage } from './lib/stage.ts'
import { listScroll } from './list-scroll.ts'
import { memory } from './memory.ts'
import { ready } from './ready.ts'
import { visionExport } from './vision-export.ts'
import { visionScroll } from './vision-scroll.ts'
import { repeatEdits } from './repeats.ts'
import { webBytes } from './web-bytes.ts'

const alone: Record<string, () => Promise<Figure[]>> = {
  bytes: webBytes,
  guide: guideSearch,
  memory,
  ready,
  hostile: hostileTextsRead,
}
const staged: Record<string, (stage: Stage) => Promise<Figure[]>> = {
  page: journalPage,
  growth: journalGrowth,
  search: journalSearch,
  create: journalCreate,
  dashboard: dashboardCalls,
  coach: coachFirstWords,
  streams: coachStreams,
  events: eventStreams,
  'hostile-http': hostileTextsSent,
  accounts: accountTiming,
  fairness,
  scroll: visionScroll,
  list: listScroll,
  export: visionExport,
  repeats: repeatEdits,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in alone) && !(name in staged))
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}: ${Object.keys({ ...alone, ...staged }).join(', ')}`)
const isChosen = ([name]: [string, unknown]) => chosen.length === 0 || chosen.includes(name)

const figures: Figure[] = []
for (const [, measure] of Object.entries(alone).filter(isChosen)) figures.push(...(await measure()))
const onStage = Object.entries(staged).filter(isChosen)
if (onStage.length > 0) {
  const stage = await openStage()
  try {
    for (const [, measure] of onStage) figures.push(...(await measure(stage)))
  } finally {
    await stage.close()
  }
}
console.log(table(figures))
process.exitCode = figures.some(({ holds }) => holds === false) ? 1 : 0
