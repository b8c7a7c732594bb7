import { expect, it } from 'vitest'
import { readAnswer } from './read-answer.ts'

it.each([
  ['C', 'cancel'],
  [' c. ', 'cancel'],
  ['AVLYS', 'cancel'],
  ['Avbestill!', 'cancel'],
  ['«JA»', 'yes'],
  ['Ja.', 'yes'],
  ['YES', 'yes'],
  ['nei', 'no'],
  ['STOPP', 'stop'],
  ['Stop all', 'stop'],
  ['start', 'start'],
  ['Ja, jeg kommer', 'other'],
  ['Not C', 'other'],
  ['👍', 'other'],
  ['', 'other'],
])('reads %j as %s', (text, meaning) => {
  expect(readAnswer(text)).toBe(meaning)
})
