import type { CountryCode, MetadataJson } from 'libphonenumber-js/core'

/** The part of the library's metadata that is about some countries. */
export function pickMetadata(metadata: MetadataJson, countries: readonly CountryCode[]): MetadataJson {
  const codes = Object.entries(metadata.country_calling_codes)
    .map(([code, all]) => [code, all.filter((it) => countries.includes(it))] as const)
    .filter(([, kept]) => kept.length > 0)
  const about = Object.entries(metadata.countries).filter(([country]) => countries.includes(country as CountryCode))
  return {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(about),
    nonGeographic: {},
  } as unknown as MetadataJson
}
