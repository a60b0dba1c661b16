import type { QueryClient } from '@tanstack/react-query'
import type { Vision } from '#contract/vision-board.ts'
import { visionBoardQuery } from './vision-board.queries.ts'

const change = (client: QueryClient, next: (board: Vision[]) => Vision[]): void => {
  client.setQueryData(visionBoardQuery.queryKey, (board) => board && numbered(next(board)))
}

const numbered = (board: Vision[]): Vision[] =>
  board.map((vision, position) => (vision.position === position ? vision : { ...vision, position }))

export function showVision(client: QueryClient, vision: Vision): void {
  change(client, (board) => board.filter(({ id }) => id !== vision.id).toSpliced(vision.position, 0, vision))
}

/** Leaves newer changes of other fields alone. */
export function patchVision(client: QueryClient, id: string, patch: Partial<Vision>): void {
  change(client, (board) => board.map((vision) => (vision.id === id ? { ...vision, ...patch } : vision)))
}

export function hideVision(client: QueryClient, id: string): void {
  change(client, (board) => board.filter((vision) => vision.id !== id))
}

export function shiftVision(client: QueryClient, id: string, position: number): void {
  change(client, (board) => moved(board, id, position))
}

export function moved<T extends { id: string }>(list: readonly T[], id: string, position: number): T[] {
  const item = list.find((each) => each.id === id)
  const others = list.filter((each) => each !== item)
  return item === undefined ? others : others.toSpliced(position, 0, item)
}

/** The position on the whole board for `index` among the visions that are shown. */
export function positionFor(board: readonly Vision[], shown: readonly Vision[], id: string, index: number): number {
  const others = board.filter((vision) => vision.id !== id)
  const neighbours = shown.filter((vision) => vision.id !== id)
  const before = neighbours[index - 1]
  if (before !== undefined) return others.indexOf(before) + 1
  const after = neighbours[index]
  return after === undefined ? 0 : others.indexOf(after)
}
