import { useEffect } from 'react'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { FlowInstance } from '../../flows/instance.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { OtherLanguage } from '../screens/other-language.tsx'
import { EndOfVisit } from '../visit/end-of-visit.tsx'
import type { Activity } from '../visit/idle-clock.ts'
import type { CheckInScreen } from './check-in-screen.ts'
import { ScreenContent } from './screen-content.tsx'
import { useCheckIn } from './use-check-in.ts'

/** 'I have an appointment': by the QR code of the booking or by the phone. Shows the first name and the time, and nothing else. */
export function CheckIn({
  kiosk,
  instance,
  left,
  onActivity,
  onDone,
}: {
  kiosk: KioskSite
  instance: FlowInstance
  /** Milliseconds until the last screen goes by itself. */
  left: number
  /** Tells the idle clock what the visitor is doing. */
  onActivity: (activity: Activity) => void
  onDone: () => void
}) {
  const { words, booking } = kiosk
  const checkIn = useCheckIn(kiosk, instance)
  const { screen, show } = checkIn
  const activity = activityOf(screen)
  useEffect(() => onActivity(activity), [onActivity, activity])
  const isOver = activity === 'done'
  return (
    <>
      <header className="kiosk-top">
        {!isOver && (
          <Button tone="quiet" onClick={onDone}>
            {words.nav.startOver}
          </Button>
        )}
        {!isOver && screen.is !== 'ways' && (
          <Button tone="quiet" onClick={() => show({ is: 'ways' })}>
            {booking.words.nav.back}
          </Button>
        )}
        <OtherLanguage kiosk={kiosk} />
      </header>
      <div className="kiosk-check-in">
        {screen.is === 'arrived' && <Icon name="check" />}
        {/* To a screen reader every screen is a page of its own. */}
        <h1 key={screen.is} tabIndex={-1} ref={focus}>
          {titleOf(screen, words.checkIn)}
        </h1>
        <ScreenContent kiosk={kiosk} checkIn={checkIn} />
        {isOver && <EndOfVisit words={words.booked} left={left} onDone={onDone} />}
      </div>
    </>
  )
}

function focus(heading: HTMLElement | null) {
  heading?.focus()
}

function activityOf({ is }: CheckInScreen): Activity {
  if (is === 'arrived' || is === 'refused') return 'done'
  return is === 'code' ? 'code' : 'booking'
}

function titleOf(screen: CheckInScreen, words: KioskSite['words']['checkIn']): string {
  switch (screen.is) {
    case 'scan':
      return words.scan
    case 'phone':
      return words.phone
    case 'code':
      return words.code
    case 'choices':
      return words.several
    case 'sending':
      return words.sending
    case 'arrived':
      return format(words.welcome, { name: screen.arrival.firstName, time: clockOf(screen.arrival.start) })
    case 'refused':
      return words.refused[screen.refusal].heading
    default:
      return words.heading
  }
}
