import { useQuery } from '@tanstack/react-query'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { useState } from 'react'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { AboutForm } from './AboutForm.tsx'
import { AboutView } from './AboutView.tsx'
import { profileQuery } from './profile.queries.ts'
import { Section } from './Section.tsx'

export function About() {
  const query = useQuery(profileQuery)
  const { data } = query
  const [visit, setVisit] = useState<{ isEditing: boolean; hasEdited: boolean }>({ isEditing: false, hasEdited: false })
  const leave = () => {
    setVisit({ isEditing: false, hasEdited: true })
  }
  if (data === undefined)
    return (
      <Section title="About you">
        <QueryPending query={query} title="Your profile didn’t load" skeleton={<Skeleton className="h-72" />} />
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
