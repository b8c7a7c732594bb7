import { expect, it } from 'vitest'
import type { PageData } from '#page-data/pages.ts'
import { clinicsAddress } from './clinics-today.ts'

const page = (kind: string, data: object) => ({ kind, locale: 'en', data }) as unknown as PageData

it('a list asks for all clinics, the page of a clinic for that one', () => {
  expect(clinicsAddress(page('clinic-list', {}))).toBe('/api/clinics?locale=en')
  expect(clinicsAddress(page('clinic', { clinic: 'okern' }))).toBe('/api/clinics?locale=en&clinic=okern')
})

it('near a place, the first free times are those of the profession that the page is about', () => {
  const treatments = ['chiropractor-first-time', 'chiropractor-follow-up']
  expect(clinicsAddress(page('place', { treatments }))).toBe('/api/clinics?locale=en&treatment=chiropractor-first-time')
})
