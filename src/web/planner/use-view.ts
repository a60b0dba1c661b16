import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { readDeviceSettings, storeDeviceSettings } from '#web/lib/device-settings.ts'

export const views = ['month', 'week', 'day'] as const
export type View = (typeof views)[number]

const key = 'planner-view'
const toView = (text: string | null): View | undefined => views.find((view) => view === text)

/** The view in the URL, else the last one on this device. Week and day are part of Premium. */
export function useView(isPremium: boolean) {
  const [params, setParams] = useSearchParams()
  const [last] = useState(() => toView(readDeviceSettings<{ view: string }>(key, { view: 'month' }).view) ?? 'month')
  return {
    view: isPremium ? (toView(params.get('view')) ?? last) : 'month',
    show: (view: View, day?: string) => {
      storeDeviceSettings(key, { view })
      setParams((before) => {
        const next = new URLSearchParams(before)
        // Leaves the month out of the URL if it's also the stored view.
        if (view === 'month' && last === 'month') next.delete('view')
        else next.set('view', view)
        if (day !== undefined) next.set('date', day)
        return next
      })
    },
  }
}
