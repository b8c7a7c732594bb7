import { useEffect, useId, useRef } from 'react'
import type { Location } from '#domain/places/located.ts'
import type { SiteClinic } from '#domain/site-data.ts'
import { describeClinicDoors, describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { describeStart } from '#messages/dates.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { FindNearest } from '#ui/find-nearest/find-nearest.tsx'
import { useLocated } from '#ui/find-nearest/use-located.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { StateTag } from '#ui/tag/tag.tsx'
import { bookingPath } from '../booking-path.ts'
import { type ClinicNow, everyClinicAddress } from '../clinics-today.ts'
import { summarizeWeek } from '../format/opening-hours.ts'
import { useLiveAnswer } from '../live/use-live-answer.ts'
import type { LoadedPage } from '../load-page.ts'
import { nearestClinic } from './nearest-clinic.ts'
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
  const { id, distance } = nearestClinic(useLocated(location), shared.clinics)
  const { today } = useLiveAnswer(everyClinicAddress(page.locale))
  const clinic = shared.clinics.find((it) => it.id === id)
  const kilometres = Number(distance)
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
          kilometres={kilometres}
        >
          {clinic && <NearestName {...{ clinic, kilometres, words }} language={page.language} />}
        </FindNearest>
        {clinic && <ClinicAtGlance clinic={clinic} now={today?.[clinic.id]} loaded={loaded} />}
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
}: {
  clinic: SiteClinic
  now: Pick<ClinicNow, 'today'> | undefined
  loaded: LoadedPage
}) {
  const { page, shared } = loaded
  const { clinic: words, weekday } = shared.messages
  const today = now?.today
  const next = today?.nextFree ? describeStart(today.nextFree, new Date(), page.language) : undefined
  return (
    <div className="glance">
      <p>
        {clinic.address}
        <br />
        {summarizeWeek(clinic.hours, weekday)}
      </p>
      {today && (
        <p>
          <StateTag state={today.state}>{describeClinicState(words, today)}</StateTag>{' '}
          {describeClinicDoors(words, today, Date.now(), page.language)}
        </p>
      )}
      {next && (
        <p>
          {words.nextFree}: {next.day} <b>{next.time}</b>
        </p>
      )}
      {today?.wait && <p>{describeClinicWait(words, today.wait)}</p>}
      <ButtonLink href={bookingPath(shared, undefined, { clinic: clinic.id })}>{words.bookHere}</ButtonLink>
    </div>
  )
}
