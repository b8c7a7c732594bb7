import { useWizard } from '../wizard-context.tsx'

export function PhysioOrChiro() {
  const text = useWizard().words.dialog['physiotherapist-or-chiropractor']
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
        <strong>{text.warning}</strong>
      </p>
    </>
  )
}
