import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** Shown before all results when the search describes an emergency; looks the same as in search/render-results.ts. */
export function EmergencyCard({ words }: { words: Messages['search'] }) {
  const call = (number: string, look: string) => (
    <a className={look} href={`tel:${number.replace(/\s/g, '')}`}>
      {format(words.call, { number })}
    </a>
  )
  return (
    <section className="care emergency">
      <h2>{words.emergencyTitle}</h2>
      <div className="care-body">
        <p>{words.emergencyText}</p>
        <p className="calls">
          {call(words.emergencyNumber, 'btn')}
          {call(words.urgentNumber, 'care-action')}
          {call(words.crisisNumber, 'care-action')}
        </p>
      </div>
    </section>
  )
}
