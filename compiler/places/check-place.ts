import type { Facts } from '#domain/facts/facts.ts'
import { defaultCountry } from '#domain/locale.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read-pages.ts'
import { listNearClinics } from './near-clinics.ts'
import type { Places } from './read-place-facts.ts'

/** Places are Norwegian, and so are the clinics that their ways lead to. */
const norwegian = (facts: Facts) => ({
  clinics: facts.clinics.filter(({ country }) => country === defaultCountry),
  practitioners: facts.practitioners,
})

/** A page of a place has a fact file, and the file tells the way to the clinic that the page names as the nearest. */
export function checkPlace(
  { record, file, lineOf }: PageSource,
  places: Places,
  facts: Facts,
  problems: ContentProblem[],
) {
  if (record.kind !== 'place') return
  const place = places[record.place]
  if (!place) {
    const message = `there is no file places/${record.place}.yaml. Write it, or use the name of one that exists.`
    problems.push({ file, line: lineOf(['place']), message })
    return
  }
  const [nearest] = listNearClinics(place.position, record.professions, norwegian(facts))
  if (nearest && nearest.clinic !== place.clinic && nearest.kilometres < 30 && !place.ways[nearest.clinic])
    problems.push({
      file: place.file,
      line: place.lineOf(['ways']),
      message: `the nearest clinic with ${record.professions.join(' or ')} is '${nearest.clinic}'. Tell the way there under ways.`,
    })
}
