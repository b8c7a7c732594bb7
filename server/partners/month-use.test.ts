import { expect, it } from 'vitest'
import { createSecrets } from '../identity/secrets.ts'
import { hashEmployee, monthOf, startOfMonth } from './month-use.ts'

const month = (text: string) => Temporal.PlainYearMonth.from(text)

it('a visit is settled in the month that it is in the market, in summer and in winter', () => {
  const monthAt = (moment: string) => String(monthOf('Europe/Oslo', Temporal.Instant.from(moment)))
  expect(['2026-10-31T22:59:59Z', '2026-10-31T23:00:00Z'].map(monthAt)).toEqual(['2026-10', '2026-11'])
  expect(['2026-06-30T21:59:59Z', '2026-06-30T22:00:00Z'].map(monthAt)).toEqual(['2026-06', '2026-07'])
  expect(String(startOfMonth('Europe/Oslo', month('2026-11')))).toBe('2026-10-31T23:00:00Z')
  expect(String(startOfMonth('Europe/Oslo', month('2026-07')))).toBe('2026-06-30T22:00:00Z')
  expect(String(monthOf('Pacific/Auckland', Temporal.Instant.from('2026-10-31T12:00:00Z')))).toBe('2026-11')
  expect(String(startOfMonth('Pacific/Auckland', month('2026-11')))).toBe('2026-10-31T11:00:00Z')
})

it('an employee is one person within a month and cannot be followed into the next', () => {
  const secrets = createSecrets('s'.repeat(32))
  const hash = (phone: string, of: string) => hashEmployee(secrets, phone, month(of))
  expect(hash('+4790000001', '2026-11')).toBe(hash('+4790000001', '2026-11'))
  expect(hash('+4790000001', '2026-11')).not.toBe(hash('+4790000002', '2026-11'))
  expect(hash('+4790000001', '2026-11')).not.toBe(hash('+4790000001', '2026-12'))
  expect(hash('+4790000001', '2026-11')).not.toContain('90000001')
})
