import { useState } from 'react'
import type { SiteClinic } from '#domain/site/site-data.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { CheckGroup } from './check-group.tsx'

/** The clinics to wait at: those near the chosen one, and the others folded away until one of them is chosen. */
export function ClinicsField({
  clinics,
  chosen,
  onChange,
  error,
  words,
  isFolded = false,
}: {
  /** Those that have the treatment. */
  clinics: readonly SiteClinic[]
  chosen: readonly string[]
  onChange: (clinics: string[]) => void
  error: string | undefined
  words: WaitingMessages['clinics']
  /** One question among others: it is written above its answers, and all clinics but the first are folded away. */
  isFolded?: boolean
}) {
  // The clinic that led here. It stays: what is folded away should not change under somebody's eyes.
  const [first] = useState(clinics.find(({ id }) => id === chosen[0]))
  const isNear = (it: SiteClinic) => !first || (isFolded ? it.id === first.id : it.area === first.area)
  const list = (of: readonly SiteClinic[]) => of.map(({ id, name, address }) => ({ id, name, note: address }))
  const others = clinics.filter((it) => !isNear(it))
  const group = { chosen, onChange }
  return (
    <CheckGroup
      {...group}
      id="clinic"
      heading={words.heading}
      isSeen={isFolded}
      hint={clinics.length > 1 ? words.hint : undefined}
      error={error}
      options={list(clinics.filter(isNear))}
      more={others.length > 0 ? { heading: isFolded ? words.more : words.others, options: list(others) } : undefined}
    />
  )
}
