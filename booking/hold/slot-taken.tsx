import { lazy, Suspense } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

// Few visitors lose their time.
const NearestSlots = lazy(() => import('./nearest-slots.tsx'))

/**
 * Somebody else was faster, or the time is no longer there at all: back to the times, or one of the nearest right here. What was
 * typed stays.
 */
export function SlotTaken({ isGone, onChosen }: { isGone: boolean; onChosen?: () => void }) {
  const { position, words, common, go } = useWizard()
  return (
    <Notice tone="error" live>
      <p>
        <b>{isGone ? words.hold.gone : common.problems[position.treatment?.group ? 'group-full' : 'slot-taken']}</b>
      </p>
      {!position.treatment?.group && (
        <Suspense>
          <NearestSlots onChosen={onChosen} />
        </Suspense>
      )}
      <Button tone="quiet" onClick={() => go(keep(position, { slot: undefined }))}>
        {words.nav.goBack}
      </Button>
    </Notice>
  )
}
