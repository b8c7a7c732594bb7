import { format } from '#messages/format.ts'
import { allAreas, writeQuery } from '../position/choices.ts'
import { edit } from '../position/links.ts'
import { findClinics, findOnVideo } from '../position/offer.ts'
import { useWizard } from '../wizard-context.tsx'

/** The way to another clinic, as an item of a list; where one clinic alone offers it, that is said, and the way to video. */
export function Elsewhere() {
  const { position, words, catalogue } = useWizard()
  const { practitioner, choices, partner } = position
  const treatment = position.treatment!
  const withPerson = findClinics(catalogue, treatment, practitioner)
  const clinics = withPerson.length > 1 ? withPerson : findClinics(catalogue, treatment)
  if (clinics.length > 1) {
    // A list of this one clinic is no way out: who works here only, or an area with no other clinic, is left behind.
    const { practitioner: _, ...others } = choices
    const kept = clinics === withPerson ? choices : others
    const isAlone = clinics.filter(({ area }) => area === position.clinic!.area).length === 1
    return (
      <li>
        <a href={edit({ ...position, choices: isAlone ? { ...kept, area: allAreas } : kept }, 'clinic')}>
          {words.time.otherClinic}
        </a>
      </li>
    )
  }
  const video = findOnVideo(catalogue, treatment, partner)
  return (
    <>
      <li>{format(words.time.onlyClinic, { clinic: position.clinic!.name })}</li>
      {video && (
        <li>
          <a href={writeQuery({ partner: choices.partner, ...video.choices })}>{video.name}</a>
        </li>
      )}
    </>
  )
}
