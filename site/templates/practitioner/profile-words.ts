import { formatPrice } from '#messages/prices.ts'
import type { PractitionerPage } from '#page-data/pages.ts'
import { describeTreatment } from '../../format/treatments.ts'
import type { ProfileWords } from '../../live/profile-facts.ts'
import type { Site } from '../../site-context.tsx'

/** What the live facts of a profile are described with: only what they need, because it stands in the page. */
export function profileWords({ treatments }: PractitionerPage, site: Site): ProfileWords {
  const { catalogue, navigation, stringTranslations: words } = site
  const { oddWeeks, evenWeeks, fromDate, untilDate, awayUntil, awayFrom } = words.practitioner
  return {
    ...{ oddWeeks, evenWeeks, fromDate, untilDate, awayUntil, awayFrom, weekday: words.weekday },
    booking: navigation.paths.booking,
    clinics: navigation.paths.clinics,
    treatments: Object.fromEntries(
      treatments
        .flatMap((id) => catalogue.treatments[id] ?? [])
        .map((it) => [it.id, `${it.name}, ${describeTreatment(it, words)}, ${formatPrice(it.price, words)}`]),
    ),
  }
}
