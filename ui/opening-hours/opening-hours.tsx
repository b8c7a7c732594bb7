/** A week of opening hours. */
export function OpeningHours({
  caption,
  rows,
}: {
  caption: string
  rows: { day: string; hours: string; today?: boolean; closed?: boolean }[]
}) {
  return (
    <table className="hours">
      <caption className="unseen">{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.day} aria-current={row.today ? 'date' : undefined} className={row.closed ? 'soft' : undefined}>
            <th scope="row">{row.day}</th>
            <td>{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
