import type { ReactNode } from 'react'
import { telephoneLink } from '#domain/market/market.ts'
import { emergencyBandId } from './emergency-band-id.ts'

/** The numbers for an emergency and for urgent care. */
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
    <section className="acute deep" id={emergencyBandId}>
      <div>
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      {numbers.map(({ number, name }) => (
        <a key={number} href={telephoneLink(number)}>
          <b className="acute-number">{number}</b> {name}
        </a>
      ))}
    </section>
  )
}
