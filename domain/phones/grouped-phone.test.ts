import { expect, it } from 'vitest'
import { formatPhone } from './grouped-phone.ts'

it.each([
  ['+4791234567', '+47 912 34 567'],
  ['+47 91234567', '+47 912 34 567'],
  ['0047 912 34 567', '+47 912 34 567'],
  ['+4721496014', '+47 21 49 60 14'],
  ['+46701234567', '+46 70 123 45 67'],
  ['+441234567890', '+44 123 456 789 0'],
  ['912 34 567, after four', '912 34 567, after four'],
])('shows %s as it is said', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
