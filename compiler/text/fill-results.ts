import type { Catalogue, Treatment } from '#domain/facts/catalogue.ts'

/** The catalogue with {results} in the text of each test replaced by how long its result takes. */
export function fillResults(catalogue: Catalogue): Catalogue {
  const fill = (treatment: Treatment): Treatment => {
    const tile = treatment.results?.tile
    if (!tile) return treatment
    const { no, en, sv } = treatment.text
    return {
      ...treatment,
      text: {
        no: no.replace('{results}', tile.no),
        en: en.replace('{results}', tile.en),
        ...(sv && { sv: sv.replace('{results}', tile.sv ?? tile.no) }),
      },
    }
  }
  return {
    ...catalogue,
    types: catalogue.types.map((type) => ({
      ...type,
      services: type.services.map((service) => ({ ...service, treatments: service.treatments.map(fill) })),
    })),
  }
}
