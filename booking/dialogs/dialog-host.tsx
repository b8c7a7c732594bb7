import { lazy, Suspense } from 'react'
import { keep } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'

const Dialogs = lazy(() => import('./dialogs.tsx'))

/** The open dialog, over the step: that of a treatment on video, which is booked in the app, or one that was asked for. */
export function DialogHost() {
  const { dialog, openDialog, position, go } = useWizard()
  if (!dialog) return null

  function close() {
    openDialog(undefined)
    if (!position.video) return
    const type = position.step === 'type' ? { type: undefined } : {}
    go(keep(position, { treatment: undefined, service: undefined, ...type }), { replace: true })
  }
  return (
    <Suspense fallback={null}>
      <Dialogs id={dialog} onClose={close} />
    </Suspense>
  )
}
