import { mutationOptions, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { notificationKinds } from '#contract/lists.ts'
import type { NotificationSettings as Settings } from '#contract/notifications.ts'
import { call } from '#web/lib/call.ts'
import { communityUrl } from '#web/lib/community.ts'
import { useOpenFromHash } from '#web/lib/dialog-state.ts'
import { notificationWords } from '#web/lib/notification-kinds.ts'
import { outdates, queryKey } from '#web/lib/query-keys.ts'
import { Checkbox } from '#web/ui/Checkbox.tsx'
import { QueryPending } from '#web/ui/QueryResult.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { Section } from './Section.tsx'

const anchor = 'notifications'

const settingsQuery = queryOptions({
  queryKey: queryKey('GET /api/notifications/settings'),
  queryFn: ({ signal }) => call('GET /api/notifications/settings', { signal }),
})

const saveSettings = mutationOptions({
  scope: { id: 'notification-settings' },
  meta: outdates('/api/notifications', '/api/onboarding'),
  mutationFn: (body: Settings) => call('PUT /api/notifications/settings', { body }),
  onMutate: (settings, { client }) => {
    const before = client.getQueryData(settingsQuery.queryKey)
    client.setQueryData(settingsQuery.queryKey, settings)
    return before
  },
  onError: ({ message }, _settings, before, { client }) => {
    client.setQueryData(settingsQuery.queryKey, before)
    toast({ title: 'Nothing changed', description: message, variant: 'destructive' })
  },
})

/** The same choices as the last step of the onboarding. */
export function NotificationSettings() {
  const query = useQuery(settingsQuery)
  const { data } = query
  const { mutate } = useMutation(saveSettings)
  useOpenFromHash(`#${anchor}`, () => document.getElementById(anchor)?.scrollIntoView())
  const shown = notificationKinds.filter((kind) => kind !== 'community_updates' || communityUrl() !== null)
  return (
    <Section id={anchor} title="What you hear about" lead="You’ll find it under the bell. We don’t send emails.">
      {data === undefined ? (
        <QueryPending query={query} skeleton={<Skeleton className="h-48" />} />
      ) : (
        <fieldset aria-label="What you hear about">
          {shown.map((kind) => (
            <Checkbox
              key={kind}
              {...notificationWords[kind]}
              checked={data[kind]}
              onChange={({ target }) => mutate({ ...data, [kind]: target.checked })}
            />
          ))}
        </fieldset>
      )}
    </Section>
  )
}
