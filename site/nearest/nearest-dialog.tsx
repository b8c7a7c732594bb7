import { useEffect, useId, useRef } from 'react'
import type { Location } from '#domain/places/located.ts'
import { mapsLink } from '#domain/places/maps-link.ts'
import { firstTreatmentAt } from '#domain/site/first-treatment.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { describeClinicDoors, describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { describeStart } from '#messages/dates.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { FindNearest } from '#ui/find-nearest/find-nearest.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { StateTag } from '#ui/tag/tag.tsx'
import { bookingPath, firstTimePath } from '../booking-path.ts'
import { type ClinicNow, everyClinicAddress } from '../clinics-today.ts'
import { summarizeWeek } from '../format/opening-hours.ts'
import { firstTimeAt } from '../live/first-time-at.ts'
import { useLiveAnswer } from '../live/use-live-answer.ts'
import type { LoadedPage } from '../load-page.ts'
import { nearestClinics } from './nearest-clinics.ts'
import { NearestName } from './nearest-name.tsx'

/** The nearest clinic over any page: how far it is, whether it is open, when it has a time, and the way to book it. */
export function NearestDialog({
  loaded,
  location,
  onClose,
}: {
  loaded: LoadedPage
  location: Location
  onClose: () => void
}) {
  const { page, shared } = loaded
  const { messages, navigation } = shared
  const words = messages.nearest
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const [nearest, ...others] = nearestClinics(useLocated(location), shared.clinics, 3)
  const { today } = useLiveAnswer(everyClinicAddress(page.locale))
  const close = () => dialog.current?.close()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the backdrop is an extra; Esc and the button close it too
    <dialog
      ref={dialog}
      className="search-dialog"
      aria-labelledby={title}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        // A link leads to another page, under the dialog.
        if (target === currentTarget || (target as Element).closest('a')) close()
      }}
    >
      <div className="search-bar">
        <Icon name="pin" />
        <h2 id={title}>{words.heading}</h2>
        <button type="button" className="round" aria-label={messages.site.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className="search-body">
        <FindNearest
          location={location}
          words={words}
          listPath={navigation.paths.clinics}
          videoPath={`${navigation.paths.booking}?type=video`}
          kilometres={nearest?.kilometres}
        >
          {nearest && <NearestName {...nearest} words={words} language={page.language} />}
        </FindNearest>
        {nearest && <ClinicAtGlance clinic={nearest.clinic} now={today?.[nearest.clinic.id]} loaded={loaded} />}
        {others.length > 0 && (
          <section className="glances">
            <h3>{words.next}</h3>
            {others.map((it) => (
              <div key={it.clinic.id}>
                <p>
                  <NearestName {...it} words={words} language={page.language} />
                </p>
                <ClinicAtGlance clinic={it.clinic} now={today?.[it.clinic.id]} loaded={loaded} isShort />
              </div>
            ))}
          </section>
        )}
        <a className="search-all" href={navigation.paths.clinics}>
          {messages.clinic.allClinics}
          <Icon name="arrow" />
        </a>
      </div>
    </dialog>
  )
}

function ClinicAtGlance({
  clinic,
  now,
  loaded,
  isShort = false,
}: {
  clinic: SiteClinic
  now: Pick<ClinicNow, 'today' | 'services'> | undefined
  loaded: LoadedPage
  /** One of several: what tells whether to go there, and the ways. */
  isShort?: boolean
}) {
  const { page, shared } = loaded
  const { clinic: words, weekday } = shared.messages
  const today = now?.today
  const first = firstTreatmentAt(shared.catalogue, clinic.id)
  const start = firstTimeAt(now, first?.service)
  const next = start ? describeStart(start, new Date(), page.language) : undefined
  const book = bookingPath(shared, undefined, { clinic: clinic.id })
  return (
    <div className="glance">
      {!isShort && (
        <p>
          {clinic.address}
          <br />
          {summarizeWeek(clinic.hours, weekday)}
        </p>
      )}
      {today && (
        <p>
          <StateTag state={today.state}>{describeClinicState(words, today)}</StateTag>{' '}
          {describeClinicDoors(words, today, Date.now(), page.language)}
        </p>
      )}
      {next && (
        <p>
          {first ? words.firstWith[first.profession] : words.nextFree}:{' '}
          <a href={firstTimePath(shared, first, { clinic: clinic.id, start })}>
            {next.day} <b>{next.time}</b>
          </a>
        </p>
      )}
      {!isShort && today?.wait && <p>{describeClinicWait(words, today.wait)}</p>}
      <p className="glance-ways">
        {isShort ? (
          <a href={book} aria-label={`${words.bookHere}, ${clinic.name}`}>
            {words.bookHere}
          </a>
        ) : (
          <ButtonLink href={book}>{words.bookHere}</ButtonLink>
        )}
        <a href={mapsLink(clinic.position)} target="_blank" rel="noreferrer">
          {words.openInMaps}
          <span className="unseen">
            , {clinic.name}, {shared.messages.site.newTab}
          </span>
          <Icon name="external" />
        </a>
      </p>
    </div>
  )
}
