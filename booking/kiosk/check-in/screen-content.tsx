import { ProblemNotice } from '#client/problem-notice.tsx'
import { clockOf } from '#messages/dates.ts'
import { format } from '#messages/format.ts'
import { Icon, PathIcon } from '#ui/icon/icon.tsx'
import { CodeForm } from '../../code/code-form.tsx'
import { PhoneForm } from '../../code/phone-form.tsx'
import { longTime } from '../../words/dates.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { ChoiceButton } from '../screens/choice-button.tsx'
import { Scan } from './scan.tsx'
import type { useCheckIn } from './use-check-in.ts'

const qr = 'M3 3h6v6H3zM15 3h6v6h-6zM3 15h6v6H3zM13 13h3v3M21 13v3M13 21h3M20 20h1v1'

/** What stands below the heading of each screen. */
export function ScreenContent({ kiosk, checkIn }: { kiosk: KioskSite; checkIn: ReturnType<typeof useCheckIn> }) {
  const { words, booking, clinic } = kiosk
  const { screen, show } = checkIn
  switch (screen.is) {
    case 'ways':
      return (
        <ul className="kiosk-ways">
          <li>
            <ChoiceButton
              icon={<PathIcon path={qr} />}
              title={words.checkIn.byCode}
              text={words.checkIn.byCodeText}
              onChoose={() => show({ is: 'scan' })}
            />
          </li>
          <li>
            <ChoiceButton
              icon={<Icon name="phone" />}
              title={words.checkIn.byPhone}
              text={words.checkIn.byPhoneText}
              onChoose={() => show({ is: 'phone' })}
            />
          </li>
        </ul>
      )
    case 'scan':
      return (
        <Scan
          words={words.checkIn}
          onTicket={(ticket) => void checkIn.checkIn({ ticket })}
          onPhone={() => show({ is: 'phone' })}
        />
      )
    case 'phone':
      return (
        <PhoneForm
          site={booking}
          hint={words.checkIn.phoneHint}
          autoComplete="off"
          onSent={(sent) => show({ is: 'code', sent })}
        />
      )
    case 'code':
      return (
        <CodeForm
          site={booking}
          autoComplete="off"
          sent={screen.sent}
          onSent={(sent) => show({ is: 'code', sent })}
          onVerified={(token) => void checkIn.listChoices(token)}
        />
      )
    case 'choices':
      return (
        <ul className="kiosk-times">
          {screen.choices.map(({ start, ticket }) => (
            <li key={ticket}>
              <button type="button" className="btn fjord" onClick={() => void checkIn.checkIn({ ticket })}>
                {clockOf(start)}
              </button>
            </li>
          ))}
        </ul>
      )
    case 'sending':
      return null
    case 'arrived':
      return <p className="lead">{kiosk.where}</p>
    case 'refused':
      return (
        <>
          {screen.start && (
            <p className="lead">
              {format(words.checkIn.earlyTime, { time: longTime(screen.start, booking.language) })}
            </p>
          )}
          <p className="lead">{words.checkIn.refused[screen.refusal].text}</p>
          {screen.where && <p className="lead">{kiosk.where}</p>}
        </>
      )
    case 'trouble':
      return <ProblemNotice problem={screen.problem} site={booking} clinic={clinic} onRetry={screen.retry} />
  }
}
