import { useState } from 'react'
import { sortByDistance } from '#domain/places/sort-by-distance.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import type { WaitingMessages } from '#messages/waiting/messages.ts'
import { CheckGroup } from './check-group.tsx'

/** The clinics to wait at: the one that led here, and the others folded away until one of them is chosen, the nearest to it first. */
export function ClinicsField({
  clinics,
  chosen,
  onChange,
  error,
  words,
  isSeen = false,
}: {
  /** Those that have the treatment. */
  clinics: readonly SiteClinic[]
  chosen: readonly string[]
  onChange: (clinics: string[]) => void
  error: string | undefined
  words: WaitingMessages['clinics']
  /** Whether the question is written above its answers; else the heading of the page is the question. */
  isSeen?: boolean
}) {
  // The clinic that led here. It stays: what is folded away should not change under somebody's eyes.
  const [first] = useState(clinics.find(({ id }) => id === chosen[0]))
  const list = (of: readonly SiteClinic[]) => of.map(({ id, name, address }) => ({ id, name, note: address }))
  const group = { chosen, onChange }
  return (
    <CheckGroup
      {...group}
      id="clinic"
      heading={words.heading}
      isSeen={isSeen}
      hint={clinics.length > 1 ? words.hint : undefined}
      error={error}
      options={list(first ? [first] : clinics)}
      more={first && { heading: words.more, options: list(listOthers(first, clinics)) }}
    />
  )
}

const listOthers = (first: SiteClinic, clinics: readonly SiteClinic[]) =>
  sortByDistance(
    first.position,
    clinics.filter((it) => it !== first),
  ).map(({ place }) => place)
