import { CallText } from '#ui/call-text/call-text.tsx'
import { useWizard } from '../wizard-context.tsx'

export function PhysioOrChiro() {
  const { words: all, country } = useWizard()
  const text = all.dialog['physiotherapist-or-chiropractor']
  const parts = [
    [text.physioHeading, text.physio],
    [text.chiroHeading, text.chiro],
    [text.firstHeading, text.first],
  ]
  return (
    <>
      <p>{text.text}</p>
      {parts.map(([heading, words]) => (
        <div key={heading}>
          <h3>{heading}</h3>
          <p>{words}</p>
        </div>
      ))}
      <p>{text.unsure}</p>
      <p>
        <strong>
          <CallText text={text.warning} country={country} />
        </strong>
      </p>
    </>
  )
}
