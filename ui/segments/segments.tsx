/** Radio buttons side by side as one control. The first is chosen; CSS or a form reads which one is. */
export function Segments({
  name,
  legend,
  options,
}: {
  name: string
  legend: string
  options: { id: string; title: string }[]
}) {
  return (
    <fieldset className="segments">
      <legend className="unseen">{legend}</legend>
      {options.map(({ id, title }, index) => (
        <label key={id}>
          <input type="radio" name={name} value={id} defaultChecked={index === 0} />
          {title}
        </label>
      ))}
    </fieldset>
  )
}
