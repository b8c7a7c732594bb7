import { farAwayKm, formatDistance } from '#domain/distance.ts'
import { format } from '#messages/format.ts'
import { FindNearest as Finder } from '#ui/find-nearest/find-nearest.tsx'
import { useSite } from '../../site-context.tsx'

/** Asks where the visitor is and names the nearest clinic. */
export function FindNearest() {
  const site = useSite()
  const { location, navigation } = site
  const { nearest: words } = site.stringTranslations
  const nearest = site.clinicsData.find(({ id }) => id === site.nearest.id)
  const kilometres = Number(site.nearest.distance)
  return (
    <Finder location={location} words={words} listPath={navigation.paths.clinics}>
      {nearest && (
        <>
          {words.heading}: <a href={nearest.path}>{nearest.name}</a>,{' '}
          {format(words.away, { distance: formatDistance(kilometres, site.page.language) })}
          {kilometres > farAwayKm && (
            <>
              . {words.farAway} <a href={`${navigation.paths.booking}?type=video`}>{words.video}</a>
            </>
          )}
        </>
      )}
    </Finder>
  )
}
