import type { ReactNode } from 'react'

/** The two numbers that matter more than we do. */
export function EmergencyBand({
  title,
  text,
  numbers,
}: {
  title: string
  text: ReactNode
  numbers: { number: string; name: string }[]
}) {
  return (
    <section className="acute deep">
      <div>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      {numbers.map(({ number, name }) => (
        <a key={number} href={`tel:${number.replaceAll(' ', '')}`}>
          <b className="acute-number">{number}</b> {name}
        </a>
      ))}
    </section>
  )
}
