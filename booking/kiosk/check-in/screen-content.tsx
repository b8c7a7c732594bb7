import { Icon } from '#ui/icon/icon.tsx'
import { ProblemNotice } from '../../frame/problem-notice.tsx'
import { clockOf } from '../../words/dates.ts'
import type { KioskSite } from '../kiosk-site.ts'
import { CodeForm } from './code-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { Scan } from './scan.tsx'
import type { useCheckIn } from './use-check-in.ts'

/** What stands below the heading of each screen. */
export function ScreenContent({ kiosk, checkIn }: { kiosk: KioskSite; checkIn: ReturnType<typeof useCheckIn> }) {
  const { words, booking, clinic } = kiosk
  const { screen, show } = checkIn
  switch (screen.is) {
    case 'ways':
      return (
        <ul className="kiosk-ways">
          <li>
            <button type="button" className="kiosk-door" onClick={() => show({ is: 'scan' })}>
              <Icon name="search" />
              <span>
                <b>{words.checkIn.byCode}</b>
                <span>{words.checkIn.byCodeText}</span>
              </span>
              <Icon name="right" />
            </button>
          </li>
          <li>
            <button type="button" className="kiosk-door" onClick={() => show({ is: 'phone' })}>
              <Icon name="phone" />
              <span>
                <b>{words.checkIn.byPhone}</b>
                <span>{words.checkIn.byPhoneText}</span>
              </span>
              <Icon name="right" />
            </button>
          </li>
        </ul>
      )
    case 'scan':
      return <Scan words={words.checkIn} onTicket={(ticket) => void checkIn.checkIn({ ticket })} />
    case 'phone':
      return <PhoneForm kiosk={kiosk} onSent={(sent) => show({ is: 'code', sent })} />
    case 'code':
      return (
        <CodeForm
          kiosk={kiosk}
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
      return <p className="lead">{screen.arrival.where}</p>
    case 'refused':
      return <p className="lead">{words.checkIn.refused[screen.refusal].text}</p>
    case 'trouble':
      return <ProblemNotice problem={screen.problem} site={booking} clinic={clinic} onRetry={screen.retry} />
  }
}
