import { useId } from 'react'
import { mapsLink } from '#domain/places/maps-link.ts'
import { Button, type ButtonTone } from '#ui/button/button.tsx'
import { Directions } from '#ui/directions/directions.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import type { Booking } from '../booking-calls.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { googleCalendarLink, outlookCalendarLink } from '../words/leaving-links.ts'

/** 'Add to calendar' with its ways, the way in the phone's own maps, and 'Open in maps'. What leaves the site says so, and takes no health data along. */
export function AfterBooking({
  booking,
  tone,
  onFileFetched,
  site,
}: {
  booking: Booking
  /** Of 'Add to calendar': quiet where the page has a more important button. */
  tone: ButtonTone
  /** The link to the file works once: it needs another. */
  onFileFetched: () => void
  site: BookingSite
}) {
  const { words, common, catalogue, brand } = site
  const menu = useId()
  const isMoved = booking.revision > 0
  const clinic = booking.group?.isOnline ? undefined : catalogue.clinics.find(({ id }) => id === booking.clinic)
  /** A link to another calendar can carry one entry only. */
  const hasOneDate = (booking.group?.dates.length ?? 1) === 1
  const event = {
    title: `${brand} ${clinic?.name ?? ''}`.trim(),
    place: clinic?.address ?? '',
    start: booking.start,
    end: booking.end,
  }
  return (
    <div className="next-acts">
      <Button tone={tone} className="calendar-button" popoverTarget={menu}>
        <Icon name="calendar" />
        {isMoved ? words.booked.updateCalendar : words.booked.addToCalendar}
      </Button>
      <div id={menu} popover="auto" className="calendar-menu">
        <a href={booking.calendar} onClick={() => setTimeout(onFileFetched, 1000)}>
          <Icon name="download" />
          {words.booked.calendarFile}
        </a>
        <a href={`webcal://${location.host}${booking.subscription}`}>
          <Icon name="calendar" />
          <span>
            {words.booked.subscribe} <span className="small soft">{words.booked.subscribeNote}</span>
          </span>
        </a>
        {hasOneDate && (
          <>
            <Leaving href={googleCalendarLink(event)} title={words.booked.google} note={words.booked.leaves} />
            <Leaving href={outlookCalendarLink(event)} title={words.booked.outlook} note={words.booked.leaves} />
          </>
        )}
        {isMoved && <p className="small soft">{words.booked.updateNote}</p>}
      </div>
      {clinic && <Directions position={clinic.position} title={words.booked.directions} isOwnOnly />}
      {clinic && (
        <a className="btn quiet" href={mapsLink(clinic.position)} target="_blank" rel="noreferrer">
          <Icon name="pin" />
          {common.clinic.openInMaps}
          <span className="unseen">, {words.booked.leaves}</span>
          <Icon name="external" />
        </a>
      )}
    </div>
  )
}

function Leaving({ href, title, note }: { href: string; title: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Icon name="external" />
      <span>
        {title} <span className="small soft">{note}</span>
      </span>
    </a>
  )
}
