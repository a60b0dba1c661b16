import { useSearchParams } from 'wouter'
import { useToday } from '#web/lib/use-today.ts'
import { readDay } from './calendar-days.ts'

/** The day that is picked, in the address so that Back leads to the one before; today where it names none. */
export function usePickedDay() {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const picked = readDay(params.get('date')) ?? today
  const pick = (day: string) => {
    if (day === picked) return
    setParams((before) => {
      const next = new URLSearchParams(before)
      if (day === today) next.delete('date')
      else next.set('date', day)
      return next
    })
  }
  return { today, picked, pick }
}
