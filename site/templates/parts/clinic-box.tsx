import { describeClinicState } from '#messages/clinic-state.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { StateTag } from '#ui/tag/tag.tsx'
import { bookingPath } from '../../booking-path.ts'
import { describeStart } from '../../format/dates.ts'
import { summarizeWeek } from '../../format/opening-hours.ts'
import { type LiveClinic, useSite } from '../../site-context.tsx'
import { FactsBox } from './facts-box.tsx'

/** Where a clinic is, when it is open, how to reach it, and the button. */
export function ClinicBox({ clinic }: { clinic: LiveClinic }) {
  const site = useSite()
  const { clinic: words, weekday } = site.stringTranslations
  const { lat, lng } = clinic.position
  const start = clinic.today?.nextFree
  const next = start && describeStart(start, new Date(), site.page.language)
  return (
    <FactsBox
      label={clinic.name}
      facts={[
        {
          name: words.address,
          value: (
            <>
              {clinic.address}
              <br />
              <a href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}>
                {words.openInMaps}
                <Icon name="external" />
              </a>
            </>
          ),
        },
        { name: words.phone, value: <a href={`tel:${clinic.phone.replaceAll(' ', '')}`}>{clinic.phone}</a> },
        { name: words.email, value: <EmailLink address={clinic.email} /> },
        {
          name: words.openingHours,
          value: (
            <>
              {summarizeWeek(clinic.hours, weekday)}{' '}
              {clinic.today && (
                <StateTag state={clinic.today.state}>{describeClinicState(words, clinic.today)}</StateTag>
              )}
            </>
          ),
        },
        ...(next ? [{ name: words.nextFree, value: `${next.day} ${next.time}` }] : []),
      ]}
      action={{
        title: words.bookHere,
        path: bookingPath(site, undefined, { clinic: clinic.id }),
      }}
    />
  )
}

/** Breaks at the @ before it breaks a word. */
function EmailLink({ address }: { address: string }) {
  const [name, host] = address.split('@')
  return (
    <a href={`mailto:${address}`}>
      <span>
        {name}@<wbr />
        {host}
      </span>
    </a>
  )
}
