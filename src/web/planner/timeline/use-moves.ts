import { useMutation } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Task } from '#contract/planner.ts'
import { updateTaskQueued } from '../planner.mutations.ts'
import { changeTo, isSamePosition, type TaskPosition, positionOf, formatPosition, step } from './task-position.ts'

export type Move = { task: Task; position: TaskPosition; phase: 'held' | 'nudged' | 'sent' }

/** How long (ms) the keyboard must rest before its moves are sent as one change. */
const restMs = 600

type Options = {
  tasks: readonly Task[]
  /** Whether the days are loaded. Only then does the cache show a change as soon as it is sent. */
  isLoaded: boolean
  /** Called when the keyboard has moved a task to another day, because the view may have to follow. */
  onDay: (date: string) => void
}

/** Moves tasks, and sends one change for each move. A refused change moves the task back. */
export function useMoves({ tasks, isLoaded, onDay }: Options) {
  const { mutate } = useMutation(updateTaskQueued)
  const { move, latest, put } = useLatestMove()
  const [announcement, setAnnouncement] = useState('')
  const announce = ({ title }: Task, position: TaskPosition, then = '') =>
    setAnnouncement(`${title}, ${formatPosition(position)}${then}`)
  const send = (task: Task, position: TaskPosition) => {
    const change = changeTo(task, position)
    if (change === undefined) return put(undefined)
    const sent: Move = { task, position, phase: 'sent' }
    put(sent)
    const onSettled = () => latest.current === sent && put(undefined)
    mutate({ before: task, change, description: formatPosition(position) }, { onSettled })
  }
  const flush = () => {
    if (latest.current?.phase === 'nudged') send(latest.current.task, latest.current.position)
  }
  useSendAfterRest(move, isLoaded, flush)
  const moving: Moving = { latest, put, announce, send, flush, onDay }

  return {
    move: isInCache(tasks, move) ? undefined : move,
    /** Read aloud by a live region. */
    announcement,
    setAnnouncement,
    flush,
    /** Undoes an unsent move; returns whether there was one. */
    putBack: (): boolean => {
      const now = latest.current
      if (now === undefined || now.phase === 'sent') return false
      announce(now.task, positionOf(now.task), ', unchanged')
      if (now.phase === 'nudged') onDay(now.task.dueDate)
      put(undefined)
      return true
    },
    ...byPointer(moving),
    ...byKeyboard(moving),
  }
}

type Moving = {
  latest: RefObject<Move | undefined>
  put: (next: Move | undefined) => void
  announce: (task: Task, position: TaskPosition, then?: string) => void
  send: (task: Task, position: TaskPosition) => void
  /** Sends what the keyboard moved. */
  flush: () => void
  onDay: (date: string) => void
}

function byPointer({ latest, put, announce, send, flush }: Moving) {
  return {
    lift: (task: Task) => {
      flush()
      put({ task, position: positionOf(task), phase: 'held' })
    },
    carry: (position: TaskPosition) => {
      const now = latest.current
      if (now?.phase === 'held' && !isSamePosition(now.position, position)) put({ ...now, position })
    },
    drop: () => {
      const now = latest.current
      if (now?.phase !== 'held') return
      announce(now.task, now.position)
      send(now.task, now.position)
    },
  }
}

function byKeyboard({ latest, put, announce, flush, onDay }: Moving) {
  return {
    /** Returns whether the key was handled. */
    nudge: (task: Task, key: string, isStretch: boolean): boolean => {
      const now = latest.current
      const before = now?.phase === 'nudged' && now.task.id === task.id ? now : undefined
      const position = step(before?.position ?? positionOf(task), key, isStretch)
      if (position === undefined) return false
      if (!before) flush()
      put({ task: before?.task ?? task, position, phase: 'nudged' })
      announce(task, position)
      onDay(position.date)
      return true
    },
  }
}

function useLatestMove() {
  const [move, setMove] = useState<Move>()
  // Pointer events outrun rendering: the latest position counts, rendered or not.
  const latest = useRef<Move>(undefined)
  const put = (next: Move | undefined) => {
    latest.current = next
    setMove(next)
  }
  return { move, latest, put }
}

function useSendAfterRest(move: Move | undefined, isLoaded: boolean, send: () => void): void {
  const sendAfterRest = useEffectEvent(send)
  useEffect(() => {
    if (move?.phase !== 'nudged' || !isLoaded) return undefined
    const timer = setTimeout(sendAfterRest, restMs)
    return () => clearTimeout(timer)
  }, [isLoaded, move])
  // Leaving the page before the rest is over still sends the change.
  useEffect(() => sendAfterRest, [])
}

/** Until the cache has the sent change, the task stays where it was dropped. */
function isInCache(tasks: readonly Task[], move: Move | undefined): boolean {
  const known = move && tasks.find(({ id }) => id === move.task.id)
  return move?.phase === 'sent' && known !== undefined && isSamePosition(positionOf(known), move.position)
}

export type Moves = ReturnType<typeof useMoves>
