import { lazy, Suspense } from 'react'

// Few visitors lose their time.
const SlotTaken = lazy(() => import('./slot-taken.tsx'))

/** Somebody else was faster, or the time is no longer there at all. */
export function LostTime(props: { isGone: boolean; onChosen?: () => void }) {
  return (
    <Suspense>
      <SlotTaken {...props} />
    </Suspense>
  )
}
