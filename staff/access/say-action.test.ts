import { expect, it } from 'vitest'
import { accessWords } from '#messages/staff/access-words.ts'
import { sayAction } from './say-action.ts'

it('says what was done, and that a limit was overruled', () => {
  expect(sayAction('description', accessWords.no)).toBe('Leste det pasienten skrev')
  expect(sayAction('move, overruled', accessWords.en)).toBe('Moved the booking, overruled a limit')
  expect(sayAction('something newer', accessWords.no)).toBe('something newer')
})
