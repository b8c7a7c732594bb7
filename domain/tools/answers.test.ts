import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyOf, dayWithin, numberIn, oneOf, optional, readAnswers, timeOfDay, wholeNumberIn } from './answers.ts'

const today = '2026-11-16'

describe('a number', () => {
  const read = (text: string) => numberIn({ min: 30, max: 300 })([text], today)

  it.each([
    ['72', 72],
    ['72,5', 72.5],
    ['72.5', 72.5],
    [' 72 ', 72],
    ['30', 30],
    ['300', 300],
  ])('typed as “%s” is %d', (text, value) => expect(read(text)).toBe(value))

  it.each([
    '',
    ' ',
    'x',
    '72 kg',
    '-72',
    '+72',
    '7e1',
    '72,',
    ',5',
    '72,5,5',
    '1.000,5',
    '29,9',
    '300,1',
    '٧٢',
    'Infinity',
  ])('is asked for again after “%s”', (text) => expect(read(text)).toBeUndefined())

  it('can have to be whole', () => {
    const whole = wholeNumberIn({ min: 1, max: 90 })
    expect(whole(['28'], today)).toBe(28)
    expect(whole(['28,5'], today)).toBeUndefined()
  })

  it('means the same with a comma as with a point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 30, max: 299 }), fc.integer({ min: 0, max: 99 }), (whole, part) => {
        expect(read(`${whole},${part}`)).toBe(read(`${whole}.${part}`))
      }),
    )
  })
})

describe('a day', () => {
  const read = dayWithin({ before: 7, after: 1 })
  it('exists and is near enough', () => {
    expect(read(['2026-11-09'], today)).toBe('2026-11-09')
    expect(read(['2026-11-17'], today)).toBe('2026-11-17')
    for (const text of ['2026-11-08', '2026-11-18', '2026-11-31', '16.11.2026', '']) {
      expect(read([text], today)).toBeUndefined()
    }
  })
})

describe('a time of day', () => {
  it('is counted in minutes from midnight', () => {
    expect(timeOfDay()(['00:00'], today)).toBe(0)
    expect(timeOfDay()(['23:59'], today)).toBe(1439)
    for (const text of ['24:00', '7:30', '23:60', '']) expect(timeOfDay()([text], today)).toBeUndefined()
  })
})

describe('choices', () => {
  it('are only those that were offered', () => {
    expect(oneOf(['a', 'b'])(['b'], today)).toBe('b')
    expect(oneOf(['a', 'b'])(['c'], today)).toBeUndefined()
    expect(oneOf(['a', 'b'])([], today)).toBeUndefined()
    expect(anyOf(['a', 'b'])(['c', 'b'], today)).toEqual(['b'])
    expect(anyOf(['a', 'b'])([], today)).toEqual([])
  })
})

describe('a question that may be left out', () => {
  it('is null when empty, and wrong when it makes no sense', () => {
    const read = optional(numberIn({ min: 1, max: 9 }))
    expect(read([''], today)).toBeNull()
    expect(read([], today)).toBeNull()
    expect(read(['4'], today)).toBe(4)
    expect(read(['40'], today)).toBeUndefined()
  })
})

describe('a whole form', () => {
  const readers = { weight: numberIn({ min: 1, max: 9 }), kind: oneOf(['a']), note: optional(oneOf(['x'])) }
  const read = (form: Record<string, string[]>) => readAnswers(readers, (name) => form[name] ?? [], today)

  it('is read when everything in it makes sense', () => {
    expect(read({ weight: ['2,5'], kind: ['a'] })).toEqual({
      ok: true,
      answers: { weight: 2.5, kind: 'a', note: null },
    })
  })

  it('names every question to ask again, in its order', () => {
    expect(read({ weight: ['x'], note: ['y'] })).toEqual({ ok: false, wrong: ['weight', 'kind', 'note'] })
  })

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('weight', 'kind', 'note'), fc.array(fc.string())), (form) => {
        expect(typeof read(form).ok).toBe('boolean')
      }),
    )
  })
})
