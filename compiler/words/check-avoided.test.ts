import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWordChecker } from './check-avoided.ts'

const avoided = ['may I', 'knot-', 'the story is enough', 'color', 'COVID-vaksin-', 'e-post adresse']
const check = createWordChecker(avoided.map((avoid) => ({ avoid, use: 'other words', why: 'test' })))
const found = (text: string) => check(text).map((message) => /^'(.*)' is not/.exec(message)![1])

it('finds words and phrases in any case, whatever stands between them, and beginnings only where the list says so', () => {
  expect(found('May  I see the knots? The story\nis enough.')).toEqual(['may I', 'knot-', 'the story is enough'])
  expect(found('Ta covid-vaksinen nå')).toEqual(['COVID-vaksin-'])
  expect(found('colors, maybe I, slipknot, the story was enough, e-post-adresse')).toEqual([])
})

it('lets a word stand where the words follow that the list names', () => {
  const noun = createWordChecker([
    { avoid: 'blodfortynnende', unless: ['medisin-', 'og annen medisin'], use: 'blodfortynnende medisin', why: 'test' },
  ])
  expect(noun('Si fra hvis du bruker blodfortynnende, eller har pacemaker.')).toHaveLength(1)
  expect(noun('blodfortynnende og annet')).toHaveLength(1)
  expect(noun('Blodfortynnende medisiner, blodfortynnende  og annen medisin')).toEqual([])
  expect(noun('Ta blodfortynnende medisin. Slutt ikke med blodfortynnende.')).toHaveLength(1)
})

it('finds a phrase that begins or ends with a mark', () => {
  const marks = createWordChecker(
    [', also if', 'in many.'].map((avoid) => ({ avoid, use: 'other words', why: 'test' })),
  )
  expect(marks('Call, also if it passed.')).toHaveLength(1)
  expect(marks('You can also if you like.')).toEqual([])
  expect(marks('It helps in many.')).toHaveLength(1)
  expect(marks('It helps in many ways.')).toEqual([])
})

it('finds each of them wherever it stands', () => {
  const words = fc.array(fc.constantFrom('the', 'story', 'i', 'may', 'is', 'post', '–', '(', '12'))
  fc.assert(
    fc.property(fc.constantFrom(...avoided), words, words, (avoid, before, after) => {
      expect(found([...before, avoid.replace(/-$/, ''), ...after].join(' '))).toContain(avoid)
    }),
  )
})
