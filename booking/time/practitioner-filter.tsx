import type { TeamMember } from '#domain/site/site-data.ts'
import type { BookingSite } from '../wizard-context.tsx'

/** Whose times are shown: anybody's, or one person's. */
export function PractitionerFilter({
  team,
  chosen,
  onPractitioner,
  site: { words },
}: {
  team: TeamMember[]
  chosen: string | undefined
  onPractitioner: (id: string | undefined) => void
  site: Pick<BookingSite, 'words'>
}) {
  if (team.length < 2) return null
  return (
    <fieldset className="people">
      <legend className="unseen">{words.time.practitioners}</legend>
      <button type="button" className="chip" aria-pressed={!chosen} onClick={() => onPractitioner(undefined)}>
        {words.time.all}
      </button>
      {team.map((person) => (
        <button
          key={person.id}
          type="button"
          className="chip"
          aria-pressed={chosen === person.id}
          onClick={() => onPractitioner(person.id)}
        >
          <img src={person.portrait} alt="" width="32" height="32" loading="lazy" />
          {person.name}
        </button>
      ))}
    </fieldset>
  )
}
