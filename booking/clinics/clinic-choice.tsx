import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { mapsLink } from '#domain/places/maps-link.ts'
import { distinguishingLabels } from '#domain/site/clinic-labels.ts'
import { describeClinicState } from '#messages/clinic-state.ts'
import { clockOf, nearDay } from '#messages/dates.ts'
import { formatDistance } from '#messages/distance.ts'
import { format } from '#messages/format.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { StateTag, Tag } from '#ui/tag/tag.tsx'
import { chooseClinic } from '../position/links.ts'
import { useWizard } from '../wizard-context.tsx'
import { markClinic } from './mark-clinic.ts'
import type { ListedClinic } from './order-clinics.ts'

/** A clinic to choose: whether it can take you today, when first, how far it is, and what kind it is. */
export function ClinicChoice({
  clinic,
  listed,
  isAsking,
}: {
  clinic: ListedClinic
  /** The clinics that it is listed with. */
  listed: ListedClinic[]
  isAsking: boolean
}) {
  const { position, words, common, language } = useWizard()
  const { today, distance } = clinic
  const next = today?.nextFree
  const labels = distinguishingLabels(clinic, listed)
  const marker = today && markClinic(today, dayAtClinic(Date.now()))
  return (
    <article className="card clinic clinic-choice">
      <div className="clinic-row">
        <h3>
          <a href={chooseClinic(position, clinic)} aria-current={position.choices.clinic === clinic.id || undefined}>
            {clinic.name}
          </a>
        </h3>
        {marker === 'free' && <StateTag state="open">{words.listing.freeToday}</StateTag>}
        {marker === 'none' && <StateTag state="fully-booked">{words.listing.noneToday}</StateTag>}
        {marker === 'doors' && <StateTag state={today!.state}>{describeClinicState(common.clinic, today!)}</StateTag>}
      </div>
      <div className="clinic-row">
        <p className="small soft">
          {clinic.address}
          {distance !== undefined && (
            <>
              {' · '}
              <span className="clinic-distance">
                {format(common.nearest.away, { distance: formatDistance(distance, language) })}
              </span>
            </>
          )}
        </p>
        {labels.length > 0 && (
          <span className="clinic-labels">
            {labels.map((label) => (
              <Tag key={label}>{common.clinic.label[label]}</Tag>
            ))}
          </span>
        )}
      </div>
      <div className="clinic-free">
        {next ? (
          <p>
            <span className="small soft">
              <span className="clinic-first">{common.clinic.nextFree}</span>{' '}
              {nearDay(next.slice(0, 10), dayAtClinic(Date.now()), language)}
            </span>{' '}
            <b className="clock">{clockOf(next)}</b>
          </p>
        ) : (
          <p className="small soft">
            {today ? words.choose.noFree : isAsking ? words.nav.loading : words.choose.unknownFree}
          </p>
        )}
        <a className="small" href={mapsLink(clinic.position)} target="_blank" rel="noreferrer">
          {common.clinic.openInMaps}
          <span className="unseen">
            , {clinic.name}, {words.booked.leaves}
          </span>
          <Icon name="external" />
        </a>
      </div>
    </article>
  )
}
