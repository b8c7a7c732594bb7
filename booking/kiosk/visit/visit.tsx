import { useEffect, useMemo, useRef, useState } from 'react'
import { type FlowInstance, resumeFlow } from '../../flows/instance.ts'
import { kioskFlow } from '../../flows/kiosk.ts'
import { useFlow } from '../../flows/use-flow.ts'
import { CheckIn } from '../check-in/check-in.tsx'
import { keepFrameInside } from '../device/keep-inside.ts'
import { checkInSearch, type KioskSite } from '../kiosk-site.ts'
import { BookedScreen } from '../screens/booked-screen.tsx'
import { KioskWizard } from '../screens/kiosk-wizard.tsx'
import { Welcome } from '../screens/welcome.tsx'
import type { Activity } from './idle-clock.ts'
import { StillHere } from './still-here.tsx'
import { useIdle } from './use-idle.ts'
import { useKept } from './visit-memory.ts'

const device = kioskFlow.sharedDevice!

/** One visitor, from the first screen until everything is wiped. Which screen it is follows from the flow's address. */
export function Visit({
  kiosk,
  onEnd,
  onRest,
}: {
  kiosk: KioskSite
  onEnd: (instance: FlowInstance) => void
  /** Nobody has begun anything: there is nothing to wipe, at most a window to close. */
  onRest: () => void
}) {
  const { booking: site, words } = kiosk
  const [instance] = useState(() => resumeFlow(site.flows, kioskFlow))
  const { wizard, followLink } = useFlow(instance, site)
  const [booked, setBooked] = useKept(instance, 'booked')
  const isWelcome = instance.address.get() === ''
  const isCheckIn = instance.address.get() === checkInSearch
  const [checkInActivity, setCheckInActivity] = useState<Activity>('booking')
  const activity: Activity = booked
    ? 'done'
    : isWelcome
      ? 'welcome'
      : isCheckIn
        ? checkInActivity
        : wizard.position.step === 'code'
          ? 'code'
          : 'booking'
  const screen = booked ? 'booked' : isWelcome ? 'welcome' : isCheckIn ? 'check-in' : 'wizard'
  const shown = useRef(screen)
  useEffect(() => {
    // Each screen begins at its top, wherever the one before was left.
    if (shown.current !== screen) scrollTo(0, 0)
    shown.current = screen
  }, [screen])
  const end = () => onEnd(instance)
  const isUntouched = activity === 'welcome' && site.locale === kiosk.languages[0]!.locale
  const { state, stay } = useIdle(activity, device, () => (isUntouched ? onRest() : end()))
  const value = useMemo(
    () => ({ ...wizard, kiosk: { words, onBooked: setBooked, keepFrameInside } }),
    [wizard, words, setBooked],
  )

  if (booked) return <BookedScreen booking={booked} kiosk={kiosk} left={state.left} onDone={end} />
  if (isWelcome) return <Welcome kiosk={kiosk} go={instance.address.go} />
  return (
    <>
      {isCheckIn ? (
        <CheckIn kiosk={kiosk} instance={instance} left={state.left} onActivity={setCheckInActivity} onDone={end} />
      ) : (
        <KioskWizard wizard={value} followLink={followLink} kiosk={kiosk} onCancel={end} />
      )}
      {state.phase === 'warning' && (
        <StillHere left={state.left} of={device.warning} words={words.still} onStay={stay} onEnd={end} />
      )}
    </>
  )
}
