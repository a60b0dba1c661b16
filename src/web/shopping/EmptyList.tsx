/** What belongs here, drawn as it would look. It leaves with the first item. */
export function EmptyList({ canEdit }: { canEdit: boolean }) {
  return (
    <div className="px-4 pt-4 sm:px-7">
      <p className="text-ink-soft">
        {canEdit
          ? 'Type it the way you’d say it, with the amount first or a note after a comma. We’ll sort it out.'
          : 'Nothing to get right now.'}
      </p>
      {canEdit && (
        <figure className="mt-4 rounded-control border border-dashed border-edge p-3">
          <figcaption className="text-13 font-semibold text-ink-soft">Sample</figcaption>
          <p className="mt-1 flex flex-wrap items-center gap-x-2">
            <span aria-hidden="true" className="size-5 rounded-full border-2 border-edge" />
            apples
            <span className="tabular rounded-full bg-gold-wash px-2 text-13 font-semibold">2 lb</span>
            <span className="basis-full pl-7 text-13 text-ink-soft">the red ones</span>
          </p>
        </figure>
      )}
    </div>
  )
}
