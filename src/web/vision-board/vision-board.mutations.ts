import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { Vision, VisionChange } from '#contract/vision-board.ts'
import { call, CallError } from '#web/lib/call.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { toast, type ToastContent, toastNotSaved } from '#web/ui/toast.ts'
import { hideVision, patchVision, shiftVision, showVision } from './board-cache.ts'
import { toChange, toNewVision, toShownVision, type VisionForm } from './vision-form.ts'

/** One at a time, so that an undo never overtakes what it undoes. */
const shared = {
  scope: { id: 'vision-board' },
  meta: outdates('/api/vision-board', '/api/user/usage-limits'),
}

const put = (id: string, body: VisionChange) => call('PUT /api/vision-board/{id}', { params: { id }, body })

type Created = { id: string; form: VisionForm; hasRoom: boolean }

/** Optimistic where there seems to be room; the server decides. */
export const createVision = mutationOptions({
  ...shared,
  mutationFn: async ({ id, form }: Created) => {
    const kept = await call('POST /api/vision-board', { body: { id, ...toNewVision(form) } })
    // A repeated create returns the vision as it was first sent: later edits go after it. A pasted URL has become an
    // uploaded picture.
    const { imageUrl, ...change } = toChange(kept, form)
    const isFetched = imageUrl?.startsWith('https://') === true
    const rest = isFetched || imageUrl === undefined ? change : { ...change, imageUrl }
    return Object.keys(rest).length === 0 ? kept : put(id, rest)
  },
  onMutate: ({ id, form, hasRoom }, { client }) => {
    if (hasRoom) showVision(client, toShownVision(id, form))
  },
  onSuccess: (vision, _given, _result, { client }) => {
    showVision(client, vision)
    toast({ title: 'Vision board item added! ✨', variant: 'success' })
  },
  onError: (error, { id }, _result, { client }) => {
    hideVision(client, id)
    const limit = toLimitToast(error)
    if (limit) toast(limit)
  },
})

/** Builds the toast for a reached limit, with the server's message; undefined for another error. */
function toLimitToast(error: Error): ToastContent | undefined {
  if (!(error instanceof CallError) || error.code !== 'limit_reached') return undefined
  return { title: 'Vision Board Limit Reached', description: error.message, variant: 'destructive' }
}

export const editVision = mutationOptions({
  ...shared,
  mutationFn: ({ before: { id }, change }: { before: Vision; change: VisionChange }) => put(id, change),
  onMutate: ({ before: { id }, change: { imageUrl, goalId: _goal, ...words } }, { client }) => {
    patchVision(client, id, { ...words, ...(imageUrl === null && { imageUrl }) })
  },
  onSuccess: (vision, _given, _result, { client }) => {
    patchVision(client, vision.id, vision)
    toast({ title: 'Item updated!', variant: 'success' })
  },
  onError: (_error, { before }, _result, { client }) => {
    patchVision(client, before.id, before)
  },
})

export const loveVision = mutationOptions({
  ...shared,
  mutationFn: ({ id, isLoved }: Pick<Vision, 'id' | 'isLoved'>) => put(id, { isLoved }),
  onMutate: ({ id, isLoved }, { client }) => {
    patchVision(client, id, { isLoved })
  },
  onError: (error, { id, isLoved }, _result, { client }) => {
    patchVision(client, id, { isLoved: !isLoved })
    toastNotSaved(error)
  },
})

type Moved = { id: string; position: number; from: number }

export const moveVision = mutationOptions({
  ...shared,
  mutationFn: ({ id, position }: Moved) => put(id, { position }),
  onMutate: ({ id, position }, { client }) => {
    shiftVision(client, id, position)
  },
  onError: (error, { id, from }, _result, { client }) => {
    shiftVision(client, id, from)
    toastNotSaved(error)
  },
})

/** null takes it off the free board. */
export const placeVision = mutationOptions({
  ...shared,
  mutationFn: ({ id, placement }: Pick<Vision, 'id' | 'placement'>) => put(id, { placement }),
  onMutate: ({ id, placement }, { client }) => {
    patchVision(client, id, { placement })
  },
  onError: toastNotSaved,
})

type Came = Pick<Vision, 'achievedAt' | 'achievedNote'>

/** The toast offers the opposite. */
export const achieveVision = mutationOptions({
  ...shared,
  mutationFn: ({ before, came }: { before: Vision; came: Came }) => put(before.id, came),
  onMutate: ({ before, came }, { client }) => {
    patchVision(client, before.id, came)
  },
  onSuccess: (vision, { before }, _result, { client }) => {
    patchVision(client, vision.id, vision)
    const { achievedAt, achievedNote } = before
    toast({
      title: vision.achievedAt === null ? 'Back in progress' : 'It came true',
      description: vision.title,
      variant: 'success',
      action: { label: 'Undo', onSelect: () => takeBack(client, vision, { achievedAt, achievedNote }) },
    })
  },
  onError: (_error, { before }, _result, { client }) => {
    patchVision(client, before.id, before)
  },
})

function takeBack(client: QueryClient, before: Vision, came: Came): void {
  void client.getMutationCache().build(client, achieveVision).execute({ before, came })
}

export const deleteVision = deletion<Vision>({
  shared,
  noun: 'vision',
  title: 'Item removed from vision board',
  // A restored vision needs room again.
  toFailure: toLimitToast,
  remove: ({ id }) => call('DELETE /api/vision-board/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/vision-board/{id}/restore', { params: { id } }),
  show: showVision,
  hide: (client, { id }) => hideVision(client, id),
})
