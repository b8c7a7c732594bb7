import { type FormEvent, useState } from 'react'
import { markets, telephoneLink } from '#domain/market/market.ts'
import { listScreens, type Patient, patients } from '#domain/tools/urgency-screens.ts'
import { format } from '#messages/format.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useSite } from '../../site-context.tsx'
import { useToolWords } from '../parts/use-tool-words.ts'
import type { ToolProps } from '../tool.ts'
import { UrgencyScreens } from './urgency-screens.tsx'

/** Whom it is about, then the most dangerous first, one screen at a time. Whom to call in danger stands above every screen. */
export function UrgencyTool({ signs }: ToolProps) {
  const words = useToolWords('walk-in-or-emergency')
  const { country, stringTranslations } = useSite()
  const { emergencyNumber } = markets[country]
  const [patient, setPatient] = useState<Patient>()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    setPatient(patients.find((id) => id === pressed?.value))
  }
  return (
    <>
      <p className="danger-line">
        {words.danger}{' '}
        <a className="care-action" href={telephoneLink(emergencyNumber)}>
          <Icon name="phone" />
          {format(stringTranslations.article.call, { number: emergencyNumber })}
        </a>
      </p>
      {patient ? (
        <UrgencyScreens
          patient={patient}
          screens={listScreens(patient, signs)}
          signs={signs}
          onRestart={() => setPatient(undefined)}
        />
      ) : (
        // A form, so that a press before the script has loaded is kept until it has.
        <form method="dialog" onSubmit={choose}>
          <fieldset className="checks">
            <legend>{words.who}</legend>
            <div className="tool-actions">
              {patients.map((id) => (
                <Button key={id} type="submit" tone="fjord" value={id}>
                  {words.patients[id]}
                </Button>
              ))}
            </div>
          </fieldset>
        </form>
      )}
    </>
  )
}
