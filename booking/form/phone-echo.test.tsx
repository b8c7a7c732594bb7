import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { en } from '#messages/en.ts'
import { PhoneEcho } from './phone-echo.tsx'

const echo = (phone: string, kind?: 'callable') =>
  renderToStaticMarkup(<PhoneEcho phone={phone} kind={kind} site={{ common: en, country: 'norway' }} />).replaceAll(
    '\u00a0',
    ' ',
  )

test('a number as people write it at home is shown with its country code, as it is said', () => {
  expect(echo('91234567')).toBe('<output>We’ll use +47 912 34 567</output>')
  expect(echo('22864400', 'callable')).toBe('<output>We’ll use +47 22 86 44 00</output>')
})

test('nothing is said of a number that has its country code, or is none of home', () => {
  for (const phone of ['+47 912 34 567', '12345678', '']) expect(echo(phone)).toBe('<output></output>')
})
