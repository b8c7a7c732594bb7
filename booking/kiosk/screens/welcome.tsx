import { format } from '#messages/format.ts'
import { Art } from '#ui/art/art.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { checkInSearch, type KioskSite } from '../kiosk-site.ts'
import { ChoiceButton } from './choice-button.tsx'
import { useClinicWait } from './use-clinic-wait.ts'

/** What can be done here: where each choice leads in the flow's own address, which visit.tsx reads. */
const choices = [
  { id: 'book', icon: 'calendar', search: '?step=type' },
  { id: 'arrive', icon: 'check', search: checkInSearch },
] as const

/** The first screen: one sentence, the language, and a large button for each choice. */
export function Welcome({ kiosk, go }: { kiosk: KioskSite; go?: (search: string) => void }) {
  const { words, clinic, languages, booking } = kiosk
  const wait = useClinicWait(kiosk)
  return (
    <div className="kiosk-welcome">
      <div className="kiosk-hello">
        <h1 tabIndex={-1}>{format(words.welcome.title, { clinic: clinic.name })}</h1>
        <Art name={kiosk.art} base={booking.artBase} />
      </div>
      <div className="kiosk-choices">
        <nav className="kiosk-languages" aria-label={words.welcome.language}>
          {languages.map(({ locale, lang, name, path }) => (
            <a
              key={locale}
              className="kiosk-language"
              href={path}
              lang={lang}
              hrefLang={lang}
              data-inside
              aria-current={locale === booking.locale || undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <p className="lead needs-script">{go ? words.welcome.lead : words.welcome.checking}</p>
        {!go && <p className="lead without-script">{format(words.welcome.withoutScript, { phone: clinic.phone })}</p>}
        {/* Its height is kept, empty or not. */}
        <p className="kiosk-wait" aria-live="polite">
          {wait}
        </p>
        {/* Not seen before they lead anywhere; their place is kept, so that nothing moves when they come. */}
        <ul inert={!go}>
          {choices.map(({ id, icon, search }) => (
            <li key={id}>
              <ChoiceButton
                icon={<Icon name={icon} />}
                title={words.welcome[id]}
                text={words.welcome[`${id}Text`]}
                onChoose={() => go?.(search)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
