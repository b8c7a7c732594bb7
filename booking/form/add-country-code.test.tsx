import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#messages/booking/en.ts'
import { AddCountryCode } from './add-country-code.tsx'

const offer = (phone: string) =>
  renderToStaticMarkup(<AddCountryCode phone={phone} onType={() => {}} site={{ words: en, country: 'norway' }} />)

test('a number as people write it at home is offered with its country code, as it is said', () => {
  expect(offer('91234567').replaceAll('\u00a0', ' ')).toContain('+47 912 34 567')
})

test('a number that has its country code is left alone', () => {
  expect(offer('+47 912 34 567')).toBe('')
})
