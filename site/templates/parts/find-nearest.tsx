import { FindNearest as Finder } from '#ui/find-nearest/find-nearest.tsx'
import { NearestName } from '../../nearest/nearest-name.tsx'
import { useSite } from '../../site-context.tsx'

/** Asks where the visitor is and names the nearest clinic. The link of the header leads here where there is no script. */
export function FindNearest() {
  const { location, navigation, nearest, clinicsData, page, stringTranslations } = useSite()
  const words = stringTranslations.nearest
  const clinic = clinicsData.find(({ id }) => id === nearest.id)
  const kilometres = Number(nearest.distance)
  return (
    <Finder
      id="nearest"
      location={location}
      words={words}
      listPath={navigation.paths.clinics}
      videoPath={`${navigation.paths.booking}?type=video`}
      kilometres={kilometres}
    >
      {clinic && (
        <>
          {words.heading}: <NearestName {...{ clinic, kilometres, words }} language={page.language} />
        </>
      )}
    </Finder>
  )
}
