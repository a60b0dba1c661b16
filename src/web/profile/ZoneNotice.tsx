import Globe from 'lucide-react/icons/globe'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useUpdateProfile } from './profile.queries.ts'
import { deviceTimeZone, isSameZone, zoneName } from './time-zones.ts'

/** Offers the device's time zone where the profile has another one. */
export function ZoneNotice({ timeZone }: { timeZone: string }) {
  const { mutate, isPending } = useUpdateProfile()
  const here = deviceTimeZone()
  if (isSameZone(here, timeZone)) return null
  return (
    <Notice
      icon={<Globe aria-hidden="true" className="size-5.5 shrink-0 text-royal" />}
      action={
        <Button
          size="small"
          isPending={isPending}
          pendingText="Saving..."
          onClick={() => {
            mutate({ timeZone: here })
          }}
        >
          Use this time zone
        </Button>
      }
    >
      This device is in {zoneName(here)}. Your days start and end by the time zone above.
    </Notice>
  )
}
