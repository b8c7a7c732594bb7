import { consoleWords } from '#messages/staff/console-words.ts'
import { useAddress } from './address.tsx'
import { useMember } from './member.ts'
import { PillSelect } from './pill-select.tsx'
import { useClinic, useClinicName } from './use-facts.ts'
import { useWords } from './words.tsx'

/** Which of the member's clinics is shown; a name only for whoever works at one. */
export function ClinicSelect() {
  const words = useWords(consoleWords)
  const { clinics } = useMember()
  const clinic = useClinic()
  const nameOf = useClinicName()
  const [, go] = useAddress()
  if (clinics.length === 1) return <span className="clinic-select-name">{nameOf(clinic)}</span>
  const options = clinics.map((id) => ({ id, name: nameOf(id) })).sort((a, b) => a.name.localeCompare(b.name, 'nb'))
  return (
    <PillSelect
      label={words.clinic}
      value={clinic}
      options={options}
      onChange={(id) => go({ clinic: id, practitioner: undefined })}
    />
  )
}
