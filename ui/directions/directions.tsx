import { directionsLink, mapsLink } from '#domain/places/maps-link.ts'
import { Icon } from '../icon/icon.tsx'

/**
 * The way to a clinic in the maps of the phone itself. Most computers have none that a link could open: there it is the map of another
 * site, or nothing where a link to that stands beside it (`isOwnOnly`). Only for what is shown in a browser.
 */
export function Directions({
  position,
  title,
  isOwnOnly,
}: {
  position: { lat: number; lng: number }
  title: string
  isOwnOnly?: boolean
}) {
  const own = directionsLink(position, navigator.userAgent)
  if (!own && isOwnOnly) return null
  return (
    <a className="btn quiet" href={own ?? mapsLink(position)} {...(own ? {} : { target: '_blank', rel: 'noreferrer' })}>
      <Icon name={own ? 'arrow' : 'external'} />
      {title}
    </a>
  )
}
