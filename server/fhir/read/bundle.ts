import type { Bundle, Resource } from '@medplum/fhirtypes'
import * as z from 'zod'

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().max(most))

/** What every search takes. Another name is refused, because a filter that is ignored would look as if it had worked. */
export const pageQuery = {
  _count: wholeNumber(500).default(100),
  _offset: wholeNumber(999_999).default(0),
  _format: z.enum(['json', 'application/fhir+json', 'application/json']).optional(),
}

export interface Page {
  _count: number
  _offset: number
}

/** A search's own address, with its query. */
interface SearchAddress {
  site: string
  address: string
}

/** One page of what was found. */
export function writeBundle<Found, Written extends Resource>(
  at: SearchAddress,
  found: readonly Found[],
  page: Page,
  write: (page: Found[]) => Written[],
): Bundle<Written> {
  const { _count, _offset } = page
  return writePage(at, { total: found.length, resources: write(found.slice(_offset, _offset + _count)) }, page)
}

export function writePage<Written extends Resource>(
  { site, address }: SearchAddress,
  { total, resources }: { total: number; resources: readonly Written[] },
  { _count, _offset }: Page,
): Bundle<Written> {
  const self = new URL(address, site)
  const next = new URL(self)
  next.searchParams.set('_offset', String(_offset + _count))
  return {
    resourceType: 'Bundle',
    type: 'searchset',
    total,
    link: [
      { relation: 'self', url: self.href },
      ...(_count > 0 && _offset + _count < total ? [{ relation: 'next' as const, url: next.href }] : []),
    ],
    entry: resources.map((resource) => ({
      fullUrl: `${site}/fhir/${resource.resourceType}/${resource.id}`,
      resource,
      search: { mode: 'match' as const },
    })),
  }
}
