import { portraitPath } from '#domain/site/profile-path.ts'
import { dayWords } from '#messages/staff/day-words.ts'
import { useAddress } from '../app/address.tsx'
import { useWords } from '../app/words.tsx'
import type { DayColumn } from '../visits/day.ts'
import './practitioner-strip.css'

/** On a phone one practitioner is shown at a time: their faces to choose by. */
export function PractitionerStrip({
  practitioners,
  chosen,
}: {
  practitioners: DayColumn[]
  chosen: string | undefined
}) {
  const words = useWords(dayWords)
  const [, go] = useAddress()
  return (
    <ul className="practitioner-strip" aria-label={words.practitioners}>
      {practitioners.map(({ id, name }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => go({ practitioner: id })}>
            <img src={portraitPath(id)} alt="" width="44" height="44" />
            {name.split(' ')[0]}
          </button>
        </li>
      ))}
    </ul>
  )
}
