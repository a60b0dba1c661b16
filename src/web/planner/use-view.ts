import { useSearchParams } from 'wouter'

export const views = ['month', 'week', 'day'] as const
export type View = (typeof views)[number]

/** The view in the URL. Week and day are part of Premium. */
export function useView(isPremium: boolean) {
  const [params, setParams] = useSearchParams()
  const asked = views.find((view) => view === params.get('view'))
  return {
    view: isPremium && asked !== undefined ? asked : 'month',
    show: (view: View, day?: string) =>
      setParams((before) => {
        const next = new URLSearchParams(before)
        if (view === 'month') next.delete('view')
        else next.set('view', view)
        if (day !== undefined) next.set('date', day)
        return next
      }),
  }
}
