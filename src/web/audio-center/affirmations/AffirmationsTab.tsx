import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import type { Affirmation } from '#contract/affirmations.ts'
import { todaysAffirmationQuery } from '#web/lib/todays-affirmation.ts'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Featured } from './Featured.tsx'
import { Library } from './Library.tsx'
import { useReader } from './use-reader.ts'
import { useVoice } from './use-voice.ts'
import { VoiceSettings } from './VoiceSettings.tsx'

export function AffirmationsTab() {
  const voice = useVoice()
  const reader = useReader(voice.voice)
  const query = useQuery(todaysAffirmationQuery)
  const { data } = query
  /** The affirmation chosen from the library. Until one is chosen, the affirmation of the day is shown. */
  const [taken, setTaken] = useState<Affirmation>()
  const light = useRef<HTMLDivElement>(null)
  const shown = taken ?? data
  const handleChoose = (affirmation: Affirmation) => {
    if (affirmation.id !== shown?.id) reader.stop()
    setTaken(affirmation)
    light.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-x-6 gap-y-8 lg:grid-cols-[1.7fr_1fr]">
      <div className="grid grid-cols-1 gap-8">
        <div ref={light} className="scroll-my-20">
          {shown ? (
            <Featured affirmation={shown} reader={reader} voice={voice} onNew={() => setTaken(undefined)} />
          ) : (
            <QueryPending
              query={query}
              title="Today’s affirmation didn’t load"
              skeleton={<Skeleton className="h-136 rounded-card" />}
            />
          )}
        </div>
        <Library chosen={shown?.id} reader={reader} voice={voice} onChoose={handleChoose} />
      </div>
      <VoiceSettings voice={voice} reader={reader} />
      <output className="sr-only">{reader.news}</output>
    </div>
  )
}
