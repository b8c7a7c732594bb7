import { lazy, Suspense } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

// Few visitors lose their time. Without the list, the way back to all times is still here.
const NearestSlots = lazy(() =>
  import('./nearest-slots.tsx').then(
    (module) => ({ default: module.NearestSlots }),
    () => ({ default: () => null }),
  ),
)

/** Somebody else was faster: back to the times, or one of the nearest right here. What was typed stays. */
export function SlotTaken({ onChosen }: { onChosen?: () => void }) {
  const { position, words, common, go } = useWizard()
  return (
    <Notice tone="error" live>
      <p>
        <b>{common.problems['slot-taken']}</b>
      </p>
      <Suspense>
        <NearestSlots onChosen={onChosen} />
      </Suspense>
      <Button tone="quiet" onClick={() => go(keep(position, { slot: undefined }))}>
        {words.nav.goBack}
      </Button>
    </Notice>
  )
}
