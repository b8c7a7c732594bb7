import { ClinicChoice } from './clinic-choice.tsx'
import type { ListedClinic } from './order-clinics.ts'

/** Some clinics of a list under a heading of their own; nothing where there are none. */
export function ClinicGroup({
  title,
  clinics,
  listed,
  isAsking,
}: {
  title: string
  clinics: ListedClinic[]
  /** All clinics of the list. */
  listed: ListedClinic[]
  isAsking: boolean
}) {
  if (clinics.length === 0) return null
  return (
    <section className="group">
      <h2>{title}</h2>
      <div className="clinic-list">
        {clinics.map((clinic) => (
          <ClinicChoice key={clinic.id} clinic={clinic} listed={listed} isAsking={isAsking} />
        ))}
      </div>
    </section>
  )
}
