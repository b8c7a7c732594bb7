import { firstTreatmentAt } from '#domain/site/first-treatment.ts'
import { describeClinicDoors, describeClinicState } from '#messages/clinic-state.ts'
import { describeClinicWait } from '#messages/clinic-wait.ts'
import { describeStart } from '#messages/dates.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { StateTag } from '#ui/tag/tag.tsx'
import { bookingPath, firstTimePath } from '../../booking-path.ts'
import { summarizeWeek } from '../../format/opening-hours.ts'
import { firstTimeAt } from '../../live/first-time-at.ts'
import { type LiveClinic, useSite } from '../../site-context.tsx'

/** The essentials under the heading: whether the clinic can take the visitor, when, and the link to book. */
export function ClinicNow({ clinic }: { clinic: LiveClinic }) {
  const site = useSite()
  const { clinic: words, weekday } = site.stringTranslations
  const { today } = clinic
  const first = firstTreatmentAt(site.catalogue, clinic.id)
  const start = firstTimeAt(clinic, first?.service)
  const next = start ? describeStart(start, new Date(), site.page.language) : undefined
  return (
    <div className="now" data-clinic={clinic.id} data-first={first?.service}>
      <dl className="now-facts">
        <div>
          <dt>{words.openingHours}</dt>
          <dd>{summarizeWeek(clinic.hours, weekday)}</dd>
          {/* Empty until the clinic has answered: its place is kept, so that nothing moves. */}
          <dd className="now-state">
            <StateTag state={today?.state}>{today && describeClinicState(words, today)}</StateTag>
            <span className="small" data-fact="doors">
              {today && describeClinicDoors(words, today, Date.now(), site.page.language)}
            </span>
          </dd>
        </div>
        {/* Its height is kept as well, empty or not. */}
        <div className="now-time">
          <dt data-fact="next" hidden={!next}>
            {first ? words.firstWith[first.profession] : words.nextFree}
          </dt>
          <dd data-fact="next" hidden={!next}>
            <a href={firstTimePath(site, first, { clinic: clinic.id, start })} data-fact="next" hidden={!next}>
              <b className="clock" data-fact="time">
                {next?.time}
              </b>{' '}
              <span data-fact="day">{next?.day}</span>
            </a>
          </dd>
        </div>
      </dl>
      {/* Kept, too: it is known of few clinics, and not before the page has asked. */}
      <p className="now-wait" data-fact="wait">
        {describeClinicWait(words, today?.wait)}
      </p>
      <ButtonLink href={bookingPath(site, undefined, { clinic: clinic.id })}>{words.bookHere}</ButtonLink>
    </div>
  )
}
