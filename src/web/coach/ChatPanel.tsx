import { useMutation, type UseMutationResult } from '@tanstack/react-query'
import ArrowDown from 'lucide-react/icons/arrow-down'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useState } from 'react'
import type { Exchange } from '#contract/coach.ts'
import { brand } from '#contract/brand.ts'
import type { useCoachDraft } from '#web/lib/coach-draft.ts'
import { useAfterFirstPaint } from '#web/lib/use-after-first-paint.ts'
import { newId } from '#web/lib/new-id.ts'
import { ErrorNotice } from '#web/ui/ErrorNotice.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { Button } from '#web/ui/Button.tsx'
import { askCoach, deleteAllExchanges } from './coach.mutations.ts'
import { Composer } from './Composer.tsx'
import { Disclosure } from './Disclosure.tsx'
import { ExchangeItem } from './ExchangeItem.tsx'
import { OfflineHelp } from './OfflineHelp.tsx'
import { CoachMessage } from './CoachMessage.tsx'
import { ReplyChoices } from './ReplyChoices.tsx'
import { QuickStarts } from './Sidebar.tsx'
import type { Conversation } from './use-exchanges.ts'
import { useStickToBottom } from './use-stick-to-bottom.ts'
import { greeting } from './coach-texts.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'

type Props = {
  conversation: Conversation
  draft: ReturnType<typeof useCoachDraft>
  asked: Exchange | undefined
  onPick: (prompt: string) => void
}

/** How many exchanges, the latest ones, a long conversation shows at first. */
const firstScreen = 3

/** Clears the error of a lost response once the conversation shows that the question was received. */
function useClearErrorOnceShown(
  {
    isError,
    variables,
    reset,
  }: Pick<UseMutationResult<unknown, Error, { id: string }>, 'isError' | 'variables' | 'reset'>,
  exchanges: readonly Exchange[],
): void {
  const isShown = exchanges.some(({ id, state }) => id === variables?.id && state !== 'failed')
  useEffect(() => {
    if (isError && isShown) reset()
  }, [isError, isShown, reset])
}

export function ChatPanel({ conversation: { list, isLoading, exchanges }, draft, asked, onPick }: Props) {
  const asking = useMutation(askCoach)
  const shown = useAfterFirstPaint() ? exchanges : exchanges.slice(-firstScreen)
  const { goToEnd, isAway, ...scroll } = useStickToBottom(shown[0]?.id)
  useClearErrorOnceShown(asking, exchanges)
  const running = exchanges.findLast(({ state }) => state === 'streaming')
  const choices = exchanges.at(-1)?.choices ?? []
  const handleChoose = (message: string) => {
    // A choice that does not arrive is kept like typed words.
    const keep = () => draft.values.text.trim() === '' && draft.change({ text: message })
    asking.mutate({ id: newId(), message }, { onError: () => void keep() })
    goToEnd()
  }
  const focusThread = () => scroll.ref.current?.focus({ preventScroll: true })
  return (
    <section
      aria-labelledby="conversation"
      className="flex h-150 max-h-[calc(100dvh-6rem)] min-h-72 flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card reach:h-auto reach:max-h-none reach:flex-1"
    >
      <Header isEmpty={exchanges.length === 0} isRunning={running !== undefined} onDelete={focusThread} />
      <div className="relative flex min-h-0 flex-1">
        {/* A scroll area must be focusable by keyboard. Screen readers hear new content from the announcer, once. */}
        <div
          {...scroll}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          role="log"
          aria-live="off"
          aria-label={`What you and ${brand.coach} said`}
          className={scrolls}
        >
          <div className={column}>
            {list.hasNextPage && <EarlierButton list={list} onPress={focusThread} />}
            <CoachMessage>{greeting}</CoachMessage>
            {isLoading && <Loading />}
            {list.isLoadingError && (
              <ErrorNotice
                title="Your conversation didn’t load"
                detail={list.error.message}
                isRetrying={list.isFetching}
                onRetry={() => void list.refetch()}
              />
            )}
            {shown.map((exchange) => (
              <ExchangeItem key={exchange.id} exchange={exchange} />
            ))}
            <ReplyChoices choices={choices} isPending={asking.isPending} onChoose={handleChoose} />
            <Disclosure />
            <OfflineHelp asking={asking} />
          </div>
        </div>
        {isAway && <NewestButton onClick={goToEnd} />}
      </div>
      <Announcer exchanges={exchanges} />
      {list.data !== undefined && !isLoading && exchanges.length === 0 && <QuickStarts onPick={onPick} />}
      <Composer draft={draft} asked={asked} running={running} asking={asking} onSend={goToEnd} />
    </section>
  )
}

const scrolls = 'relative min-w-0 flex-1 overflow-y-auto overscroll-contain'
const column = 'grid content-start gap-5 px-4 py-4 sm:px-5'

type HeaderProps = { isEmpty: boolean; isRunning: boolean; onDelete: () => void }

function Header({ isEmpty, isRunning, onDelete }: HeaderProps) {
  const { mutate: deleteAll } = useMutation(deleteAllExchanges)
  return (
    <header className="flex min-h-11 shrink-0 items-center justify-between gap-2 border-b border-line pr-1 pl-4 sm:min-h-13 sm:pl-5">
      <h2 id="conversation" className="text-16 sm:text-18">
        Your conversation
      </h2>
      {!isEmpty && (
        <IconButton
          label="Delete the whole conversation"
          icon={<Trash className="size-5" />}
          disabled={isRunning}
          onClick={() => {
            onDelete()
            deleteAll()
          }}
        />
      )}
    </header>
  )
}

function EarlierButton({ list, onPress }: { list: Conversation['list']; onPress: () => void }) {
  return (
    <Button
      size="small"
      className="justify-self-center"
      isPending={list.isFetchingNextPage}
      pendingText="Loading..."
      onClick={() => {
        onPress()
        void list.fetchNextPage()
      }}
    >
      Show earlier
    </Button>
  )
}

function NewestButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      size="small"
      className="absolute! bottom-2 left-1/2 -translate-x-1/2 rounded-full! shadow-card"
      icon={<ArrowDown aria-hidden="true" className="size-4" />}
      onClick={onClick}
    >
      <span className="max-sm:sr-only">Newest</span>
    </Button>
  )
}

function Loading() {
  return (
    <div className="grid gap-4">
      <output className="text-15 text-ink-soft">Loading conversation...</output>
      <Skeleton className="ml-auto h-12 w-3/5 rounded-card" />
      <Skeleton className="h-28 w-4/5 rounded-card" />
    </div>
  )
}

/** For screen readers: a reply is on its way, then the whole reply, once. */
function Announcer({ exchanges }: { exchanges: readonly Exchange[] }) {
  const [awaited, setAwaited] = useState<string>()
  const running = exchanges.findLast(({ state }) => state === 'streaming')?.id
  if (running !== undefined && running !== awaited) setAwaited(running)
  const exchange = exchanges.find(({ id }) => id === awaited)
  return <output className="sr-only">{exchange && said(exchange)}</output>
}

const said = ({ state, response }: Exchange): string =>
  state === 'streaming' ? `${brand.coach} is typing` : state === 'failed' ? '' : response.replaceAll(/[*_`#>]/g, '')
