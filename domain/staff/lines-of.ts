import type { Catalogue } from '../facts/catalogue.ts'

/** The ids of the lines of care, the catalogue's types, that some treatments belong to, in its order. */
export function linesOf({ types }: Pick<Catalogue, 'types'>, treatments: ReadonlySet<string>): string[] {
  return types
    .filter(({ services }) => services.some((service) => service.treatments.some(({ id }) => treatments.has(id))))
    .map(({ id }) => id)
}
