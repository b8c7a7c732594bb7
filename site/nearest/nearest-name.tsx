import type { Language } from '#domain/market/locale.ts'
import type { SiteClinic } from '#domain/site/site-data.ts'
import { formatDistance } from '#messages/distance.ts'
import { format } from '#messages/format.ts'
import type { Messages } from '#messages/messages.ts'

/** 'Vika, 1.2 km away.' */
export function NearestName({
  clinic,
  kilometres,
  words,
  language,
}: {
  clinic: Pick<SiteClinic, 'name' | 'path'>
  kilometres: number
  words: Messages['nearest']
  language: Language
}) {
  return (
    <>
      <a href={clinic.path}>{clinic.name}</a>, {format(words.away, { distance: formatDistance(kilometres, language) })}.
    </>
  )
}
