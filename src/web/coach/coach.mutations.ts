import { mutationOptions, type QueryClient, type UseMutationResult } from '@tanstack/react-query'
import type { Exchange, CoachProposal, NewMessage } from '#contract/coach.ts'
import { plans } from '#contract/plans.ts'
import { call, CallError } from '#web/lib/call.ts'
import { callStream } from '#web/lib/call-stream.ts'
import { deletion } from '#web/lib/deletion.ts'
import { outdates } from '#web/lib/query-keys.ts'
import { askForUpgrade } from '#web/lib/upsell.ts'
import { toast } from '#web/ui/toast.ts'
import { askedExchange, hideExchange, noExchanges, showExchange } from './exchanges-cache.ts'
import { exchangesQuery } from './coach.queries.ts'
import { streamReply, isLost, lookAgain, showError } from './reply-stream.ts'

/** One at a time, so that an undo never overtakes what it undoes. */
const shared = { scope: { id: 'coach' }, meta: outdates('/api/sophia/chats') }

/** The toast of the last refused question is dismissed before the next one. */
let limitToast: ReturnType<typeof toast> | undefined

function showQuestionError(client: QueryClient, error: Error): void {
  if (isLost(error)) void lookAgain(client)
  if (!(error instanceof CallError) || error.code !== 'limit_reached') {
    showError(error instanceof CallError && error.code === 'too_many_requests' ? error.message : undefined)
    return
  }
  limitToast = toast({
    title: 'Usage Limit Reached',
    description: `You've used all ${plans.free.limits.aiQuestions} free questions for this month. Upgrade to Premium for unlimited AI coaching!`,
    variant: 'destructive',
    action: { label: 'Upgrade', onSelect: () => askForUpgrade('aiQuestions') },
  })
}

/** The client creates the id, so that a retry asks only once. */
type Question = Required<NewMessage>

/**
 * Asks the coach. The server decides whether a free question is left, because it answers a message about the user's safety on
 * any plan. Resolves when the reply begins; the rest of the stream continues.
 */
export const askCoach = mutationOptions({
  meta: outdates('/api/sophia/chats'),
  mutationFn: (body: Question, { client }) =>
    streamReply(client, askedExchange(body), callStream('POST /api/sophia/chat', { body })),
  onMutate: () => limitToast?.dismiss(),
  onError: (error, { id }, _result, { client }) => {
    hideExchange(client, id)
    showQuestionError(client, error)
  },
})

export type Asking = UseMutationResult<void, Error, Question>

/** Asks again where the reply failed or stopped halfway. */
export const retryExchange = mutationOptions({
  meta: outdates('/api/sophia/chats'),
  mutationFn: ({ id, message, createdAt }: Exchange, { client }) =>
    streamReply(
      client,
      { ...askedExchange({ id, message }), createdAt },
      callStream('POST /api/sophia/chats/{id}/retry', { params: { id } }),
    ),
  onError: (error, exchange, _result, { client }) => {
    showExchange(client, exchange)
    showQuestionError(client, error)
  },
})

/** The part of the answer that has arrived stays. */
export const stopExchange = mutationOptions({
  mutationFn: ({ id }: Exchange) => call('POST /api/sophia/chats/{id}/stop', { params: { id } }),
  onSuccess: (exchange, _given, _result, { client }) => {
    showExchange(client, exchange)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t stop the answer', description: message, variant: 'destructive' })
  },
})

export const deleteExchange = deletion<Exchange>({
  shared,
  noun: 'question and answer',
  object: 'this',
  remove: ({ id }) => call('DELETE /api/sophia/chats/{id}', { params: { id } }),
  restore: ({ id }) => call('POST /api/sophia/chats/{id}/restore', { params: { id } }),
  show: showExchange,
  hide: (client, { id }) => hideExchange(client, id),
})

export const deleteAllExchanges = mutationOptions({
  ...shared,
  mutationFn: () => call('DELETE /api/sophia/chats'),
  onMutate: (_given: void, { client }) => {
    const before = client.getQueryData(exchangesQuery.queryKey)
    client.setQueryData(exchangesQuery.queryKey, noExchanges)
    return before
  },
  onSuccess: ({ deletedAt }, _given, _result, { client }) => {
    const undo = () => client.getMutationCache().build(client, restoreAllExchanges).execute(deletedAt)
    toast({ title: 'Conversation deleted', action: { label: 'Undo', onSelect: () => void undo() } })
  },
  onError: ({ message }, _given, before, { client }) => {
    client.setQueryData(exchangesQuery.queryKey, before)
    toast({ title: 'We couldn’t delete your conversation', description: message, variant: 'destructive' })
  },
})

const restoreAllExchanges = mutationOptions({
  ...shared,
  mutationFn: (deletedAt: string) => call('POST /api/sophia/chats/restore', { body: { deletedAt } }),
  onError: ({ message }) => {
    toast({ title: 'We couldn’t restore your conversation', description: message, variant: 'destructive' })
  },
})

type Card = { exchange: Exchange; n: number }
/** `edited`: the card as the user changed it. */
type Accepted = Card & { edited?: CoachProposal }

/** An accepted card changes the data of its feature's pages. */
const cardChanges = { scope: { id: 'coach' }, meta: outdates('/api') }

/** Nothing is created before this. */
export const acceptCard = mutationOptions({
  ...cardChanges,
  mutationFn: ({ exchange: { id }, n, edited }: Accepted) =>
    call('POST /api/sophia/chats/{id}/proposals/{n}/accept', {
      params: { id, n },
      ...(edited !== undefined && { body: { proposal: edited } }),
    }),
  onSuccess: (exchange, _given, _result, { client }) => {
    showExchange(client, exchange)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t add this', description: message, variant: 'destructive' })
  },
})

export const undoCard = mutationOptions({
  ...cardChanges,
  mutationFn: ({ exchange: { id }, n }: Card) =>
    call('POST /api/sophia/chats/{id}/proposals/{n}/undo', { params: { id, n } }),
  onSuccess: (exchange, _given, _result, { client }) => {
    showExchange(client, exchange)
  },
  onError: ({ message }) => {
    toast({ title: 'We couldn’t undo this', description: message, variant: 'destructive' })
  },
})
