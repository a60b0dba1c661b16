import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { Button } from '#web/ui/Button.tsx'
import { stepCount } from './answers.ts'

type Props = { step: number; isPending: boolean; onPrevious: () => void }

/** Next submits the form, so that Enter in a line of text does too. */
export function WizardActions({ step, isPending, onPrevious }: Props) {
  if (step === 0)
    return (
      <Button key="begin" type="submit" variant="accent" className="w-full sm:w-auto sm:min-w-32">
        Begin
        <ArrowRight aria-hidden="true" className="size-5" />
      </Button>
    )
  return (
    <div className="flex flex-wrap-reverse items-center justify-between gap-3">
      <Button
        disabled={step === 1 || isPending}
        icon={<ArrowLeft aria-hidden="true" className="size-5" />}
        className="max-sm:grow max-sm:px-3"
        onClick={onPrevious}
      >
        Previous
      </Button>
      {step < stepCount ? (
        <Button key="next" type="submit" variant="accent" className="min-w-32 max-sm:grow">
          Next
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      ) : (
        <Button
          key="complete"
          type="submit"
          variant="primary"
          className="whitespace-nowrap max-sm:grow max-sm:px-4"
          isPending={isPending}
          pendingText="Setting up..."
          onClick={(event) => {
            // The second half of a double click on Next is not meant for this button.
            if (event.detail > 1) event.preventDefault()
          }}
        >
          Complete Setup
        </Button>
      )}
    </div>
  )
}
