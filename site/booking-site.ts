import type { BookingSite } from '#booking/wizard-context.tsx'
import { languageOf } from '#domain/market/locale.ts'
import { mapLoader } from './map-loader.ts'
import type { Site } from './site-context.tsx'

/** What the booking needs to know of the site around it. */
export function bookingSite(site: Site): BookingSite {
  const { locale, country, stringTranslations, wizard, company, apps, artBase, navigation, flows, location } = site
  const { catalogue, clinicsData, team } = site
  return {
    catalogue: { ...catalogue, clinics: clinicsData, team },
    locale,
    // The locale of the surrounding texts, so that dates fit in: the page itself may be written in another language.
    language: languageOf(locale, country),
    words: wizard,
    covidAnswers: wizard.covidAnswers,
    common: stringTranslations,
    brand: company.name,
    phone: company.mobileNumber,
    country,
    flows,
    location,
    cancellationHours: company.cancellationHours,
    apps,
    artBase,
    loadMap: mapLoader(site),
    paths: navigation.paths,
  }
}
