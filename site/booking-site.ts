import type { BookingSite } from '#booking/wizard-context.tsx'
import type { Site } from './site-context.tsx'

/** What the booking needs to know of the site around it. */
export function bookingSite(site: Site): BookingSite {
  const { locale, page, stringTranslations, wizard, company, apps, artBase, navigation } = site
  const { catalogue, clinicsData, team, partners } = site
  return {
    world: { catalogue, clinics: clinicsData, team, partners },
    locale,
    language: page.language,
    words: wizard,
    common: stringTranslations,
    brand: company.name,
    cancellationHours: company.cancellationHours,
    apps,
    artBase,
    paths: navigation.paths,
  }
}
