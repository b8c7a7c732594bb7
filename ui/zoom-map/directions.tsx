import { directionsLink, mapsLink } from '#domain/places/maps-link.ts'
import { Icon } from '../icon/icon.tsx'

/** The way to a clinic: in the maps of the phone itself, or on those of another site. Only for what is shown in a browser. */
export function Directions({ position, title }: { position: { lat: number; lng: number }; title: string }) {
  const own = directionsLink(position, navigator.userAgent)
  return (
    <a className="btn quiet" href={own ?? mapsLink(position)} {...(own ? {} : { target: '_blank', rel: 'noreferrer' })}>
      <Icon name={own ? 'arrow' : 'external'} />
      {title}
    </a>
  )
}
