import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { updateTask } from '../planner.mutations.ts'
import { changeTo, isSamePlace, type Place, placeOf, showPlace, step } from './task-place.ts'

/** A task on its way: in her hand, moved by keys that she may still be pressing, or sent. */
export type Move = { task: Task; place: Place; phase: 'held' | 'nudged' | 'sent' }

/** How long the keyboard rests before what it did is sent as one change. */
const rest = 600

type Options = {
  tasks: readonly Task[]
  /** Whether the days that show have arrived, so that what is sent shows at once. */
  isLoaded: boolean
  /** The keyboard took a task to a day: the view may have to follow. */
  onDay: (date: string) => void
}

/** Where tasks go while they are moved and stretched. One change is sent a move, and what is refused goes back. */
export function useMoves({ tasks, isLoaded, onDay }: Options) {
  const { mutate } = useMutation(updateTask)
  const [move, setMove] = useState<Move>()
  const [said, setSaid] = useState('')
  // A hand is faster than the screen: the last place counts, drawn or not.
  const latest = useRef<Move>(undefined)

  const put = (next: Move | undefined) => {
    latest.current = next
    setMove(next)
  }
  const say = ({ title }: Task, place: Place, then = '') => setSaid(`${title}, ${showPlace(place)}${then}`)
  const send = (task: Task, place: Place) => {
    const change = changeTo(task, place)
    if (change === undefined) return put(undefined)
    const sent: Move = { task, place, phase: 'sent' }
    put(sent)
    const onSettled = () => latest.current === sent && put(undefined)
    mutate({ before: task, change, said: showPlace(place) }, { onSettled })
  }
  const flush = () => {
    if (latest.current?.phase === 'nudged') send(latest.current.task, latest.current.place)
  }
  const sendAfterRest = useEffectEvent(flush)
  useEffect(() => {
    if (move?.phase !== 'nudged' || !isLoaded) return undefined
    const timer = setTimeout(sendAfterRest, rest)
    return () => clearTimeout(timer)
  }, [isLoaded, move])
  // She leaves for another page while the last keys rest: they count.
  useEffect(() => sendAfterRest, [])

  // What was sent shows from the cache as soon as it is there; until then it stays where she left it.
  const known = move && tasks.find(({ id }) => id === move.task.id)
  const isThere = move?.phase === 'sent' && known !== undefined && isSamePlace(placeOf(known), move.place)

  return {
    /** The task that is on its way, drawn where it is now. */
    move: isThere ? undefined : move,
    /** What a screen reader is told. */
    said,
    setSaid,
    flush,
    lift: (task: Task) => {
      flush()
      put({ task, place: placeOf(task), phase: 'held' })
    },
    carry: (place: Place) => {
      const now = latest.current
      if (now?.phase === 'held' && !isSamePlace(now.place, place)) put({ ...now, place })
    },
    drop: () => {
      const now = latest.current
      if (now?.phase !== 'held') return
      say(now.task, now.place)
      send(now.task, now.place)
    },
    /** Puts back what is not sent; answers whether there was anything. */
    putBack: (): boolean => {
      const now = latest.current
      if (now === undefined || now.phase === 'sent') return false
      say(now.task, placeOf(now.task), ', as it was')
      if (now.phase === 'nudged') onDay(now.task.dueDate)
      put(undefined)
      return true
    },
    /** A key on a task; answers whether it meant anything. */
    nudge: (task: Task, key: string, isStretch: boolean): boolean => {
      const now = latest.current
      const before = now?.phase === 'nudged' && now.task.id === task.id ? now : undefined
      const place = step(before?.place ?? placeOf(task), key, isStretch)
      if (place === undefined) return false
      if (!before) flush()
      put({ task: before?.task ?? task, place, phase: 'nudged' })
      say(task, place)
      onDay(place.date)
      return true
    },
  }
}

export type Moves = ReturnType<typeof useMoves>
