import { expect, test } from 'vitest'
import { createLocalNumbers } from './local-numbers.ts'

test('a reader in Sweden is told the numbers that answer there', () => {
  const tell = createLocalNumbers('sweden')
  expect(tell('Call 113. Otherwise 116 117, 116\u00a0117 or 116117.')).toBe('Call 112. Otherwise 1177, 1177 or 1177.')
  expect(tell('Talk to somebody on 116 123')).toBe('Talk to somebody on 90101')
  expect(tell('Ring Giftinformasjonen på 22 59 13 00, eller 113')).toBe(
    'Ring Giftinformasjonen på 010-456 67 00, eller 112',
  )
  expect(tell('tel:113')).toBe('tel:112')
})

test('figures that are no number to call stay, and so does everything in Norway', () => {
  const tell = createLocalNumbers('sweden')
  for (const text of ['Odengatan 61, 113 22 Stockholm', '1130', '2113', '1,113']) expect(tell(text)).toBe(text)
  expect(createLocalNumbers('norway')('Call 113 or 116 117')).toBe('Call 113 or 116 117')
})
