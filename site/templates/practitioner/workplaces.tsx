import { telephoneLink } from '#domain/market/market.ts'
import type { ProfileFacts } from '../../live/profile-facts.ts'

/**
 * Where somebody works. The days come with the live facts alone: rosters change between two builds, and a page must not
 * promise a day that is no longer theirs.
 */
export function Workplaces({ places, away }: { places: ProfileFacts['places']; away: string }) {
  return (
    <>
      <p data-fact="away" hidden={away === ''}>
        {away}
      </p>
      <ul className="workplaces" data-fact="places">
        {places.map(({ name, path, address, phone, days }) => (
          <li key={path}>
            <h3>
              <a href={path} data-fact="name">
                {name}
              </a>
            </h3>
            <p className="workdays" data-fact="days">
              {days}
            </p>
            <p className="small soft">
              <span data-fact="address">{address}</span>{' '}
              <a href={telephoneLink(phone)} data-fact="phone">
                {phone}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
