import { expect, it } from 'vitest'
import type { PageRecord } from '../read/page-fields.ts'
import { findThirdPartyPages, type PageToJudge } from './third-party-pages.ts'

const page = (id: string, kind: PageToJudge['kind'], practical = false): PageToJudge => ({
  id,
  kind,
  source: { record: { kind, practical } as unknown as PageRecord },
})

it('lets chat and measuring in where no address tells of health, and nowhere else', () => {
  const practical = [
    page('faq', 'faq'),
    page('faq/booking', 'faq-topic', true),
    page('faq/booking/sms-code', 'faq-subtopic'),
    page('prices', 'prices', true),
    page('contact', 'contact'),
    page('bedrift', 'business'),
  ]
  const telling = [
    page('faq/psychology', 'faq-topic'),
    page('faq/psychology/first-visit', 'faq-subtopic'),
    page('faq/bookings-of-others', 'faq-topic'),
    page('psychologist/all-prices', 'prices'),
    page('prices/of-an-abortion', 'condition'),
    page('sciatica', 'condition'),
    page('book-an-appointment', 'booking'),
  ]
  const mayHave = findThirdPartyPages([...practical, ...telling])
  expect(practical.filter((it) => !mayHave(it))).toEqual([])
  expect(telling.filter(mayHave)).toEqual([])
})
