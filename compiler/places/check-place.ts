import type { Facts } from '#domain/facts/facts.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { listNearClinics } from './near-clinics.ts'
import type { Places } from './read-place-facts.ts'

/** From further away one comes by car or train from anywhere in a town, and no way can be told. */
const wayToldWithinKm = 30

/** A page of a place has a fact file, and the file tells the way to the clinic that the page names as the nearest. */
export function checkPlace(
  { record, file, lineOf }: PageSource,
  places: Places,
  facts: Pick<Facts, 'clinics' | 'practitioners' | 'competence'>,
  problems: ContentProblem[],
) {
  if (record.kind !== 'place') return
  const place = places[record.place]
  if (!place) {
    const message = `there is no file places/${record.place}.yaml. Write it, or use the name of one that exists.`
    problems.push({ file, line: lineOf(['place']), message, missing: `place ${record.place}` })
    return
  }
  if (record.competence && !facts.competence.some(({ id }) => id === record.competence)) {
    const message = `'${record.competence}' is not in competence.yaml.`
    problems.push({ file, line: lineOf(['competence']), message, missing: `competence ${record.competence}` })
    return
  }
  const [nearest] = listNearClinics(place.position, record, facts)
  if (!nearest || nearest.clinic === place.clinic || nearest.kilometres >= wayToldWithinKm) return
  if (place.ways[nearest.clinic]) return
  const message = `the nearest clinic with ${record.professions.join(' or ')} is '${nearest.clinic}'. Tell the way there under ways.`
  problems.push({ file: place.file, line: place.lineOf(['ways']), message })
}
