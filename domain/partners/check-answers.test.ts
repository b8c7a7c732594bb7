import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../testing/sample-text.ts'
import { checkAnswers, type FieldRule, type TypedAnswers } from './check-answers.ts'
import { fieldKinds } from './kind.ts'
import { readAnswer } from './read-answer.ts'

const options = [
  { id: 'sales', name: 'Sales' },
  { id: 'office', name: 'Office' },
]
const names = ['a', 'b', 'c', 'd'] as const

const anyFields: fc.Arbitrary<FieldRule[]> = fc
  .array(fc.record({ kind: fc.constantFrom(...fieldKinds), required: fc.boolean() }), { maxLength: names.length })
  .map((list) => list.map((field, index) => ({ ...field, name: names[index]!, options })))

const anyAnswers: fc.Arbitrary<TypedAnswers> = fc.dictionary(
  fc.constantFrom(...names, 'unasked'),
  fc.oneof(
    anyText,
    fc.constantFrom('sales', ' office ', 'other', '12345678', '1234 567 890'),
    fc.boolean(),
    fc.constant(null),
  ),
)

describe('answers to a partner’s fields', () => {
  it('are all there and all from the lists when they are accepted, and only asked fields are recorded', () => {
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, typed) => {
        const checked = checkAnswers(fields, typed)
        if (!checked.ok) {
          const asked = fields.map(({ name }) => name)
          for (const name of Object.keys(checked.fields)) expect(asked).toContain(name)
          return
        }
        expect(Object.keys(checked.value).sort()).toEqual(fields.map(({ name }) => name).sort())
        for (const { name, kind, required } of fields) {
          const value = checked.value[name]
          if (required) expect(value).not.toBeNull()
          if (value === null) continue
          if (kind === 'select') expect(['sales', 'office']).toContain(value)
          if (kind === 'checkbox') expect(value).toBe(true)
          if (kind === 'reward-number') expect(value).toMatch(/^(\d{8}|\d{10})$/)
        }
      }),
    )
  })

  it('stay as they are when they are checked again', () => {
    fc.assert(
      fc.property(anyFields, anyAnswers, (fields, typed) => {
        const checked = checkAnswers(fields, typed)
        if (checked.ok) expect(checkAnswers(fields, checked.value)).toEqual(checked)
      }),
    )
  })

  it('that are missing are named where the partner requires them, and only there', () => {
    fc.assert(
      fc.property(anyFields, (fields) => {
        const checked = checkAnswers(fields, {})
        const missing = fields.filter(({ required }) => required)
        expect(checked.ok ? [] : Object.keys(checked.fields)).toEqual(missing.map(({ name }) => name))
      }),
    )
  })

  it('are shown by the name of what was chosen, or by the id of what is no longer on the list', () => {
    const field = { name: 'department', options }
    expect(readAnswer(field, { department: 'sales' })).toBe('Sales')
    expect(readAnswer(field, { department: 'closed-down' })).toBe('closed-down')
    expect(readAnswer(field, {})).toBeNull()
    expect(readAnswer({ name: 'accepted' }, { accepted: true })).toBe(true)
  })
})
