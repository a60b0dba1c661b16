import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AboutForm } from './AboutForm.tsx'
import { AboutView } from './AboutView.tsx'
import { profileQuery } from './profile.queries.ts'
import { Section } from './Section.tsx'

export function About() {
  const { data, error, isPending, isFetching, refetch } = useQuery(profileQuery)
  const [visit, setVisit] = useState<{ isEditing: boolean; hasEdited: boolean }>({ isEditing: false, hasEdited: false })
  const leave = () => {
    setVisit({ isEditing: false, hasEdited: true })
  }
  if (isPending)
    return (
      <Section title="About you">
        <Skeleton className="h-72" />
      </Section>
    )
  if (data === undefined)
    return (
      <Section title="About you">
        <ErrorNotice
          title="Your profile didn’t load"
          detail={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Section>
    )
  if (visit.isEditing) return <AboutForm profile={data} onLeave={leave} />
  return (
    <AboutView
      profile={data}
      takesFocus={visit.hasEdited}
      onEdit={() => {
        setVisit({ isEditing: true, hasEdited: true })
      }}
    />
  )
}
