import { expect, it } from 'vitest'
import type { BasePage } from '#page-data/parts.ts'
import { pageTitle } from './page-title.ts'

it('names the page and the brand of the chain, the brand first on the home page', () => {
  const page = { title: 'Sciatica' } as BasePage
  expect(pageTitle(page, 'condition', 'Another brand')).toBe('Sciatica | Another brand')
  expect(pageTitle(page, 'home', 'Another brand')).toBe('Another brand: Sciatica')
  expect(pageTitle({ title: 'Innom – a doctor' } as BasePage, 'home', 'Innom')).toBe('Innom – a doctor')
})
