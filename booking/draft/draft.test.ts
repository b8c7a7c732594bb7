import { describe, expect, it } from 'vitest'
import { emptyDraft, settleDraft } from './draft.ts'

const today = '2026-11-16'
const norwegian = { locale: 'no', country: 'norway', today } as const
const english = { ...norwegian, locale: 'en' } as const

describe('a draft', () => {
  it('begins with the country code in the phone field', () => {
    expect(settleDraft(emptyDraft(), norwegian).typed.phone).toBe('+47 ')
    expect(settleDraft(emptyDraft(), { ...norwegian, country: 'sweden' }).typed.phone).toBe('+46 ')
  })

  it('is taken into the other language, day and month in its order', () => {
    const begun = settleDraft(emptyDraft(), norwegian)
    const typed = { ...begun, typed: { ...begun.typed, name: 'Kari', birthdate: '4.3.2000' } }
    const translated = settleDraft(typed, english)
    expect(translated.typed).toMatchObject({ name: 'Kari', birthdate: '03/04/2000' })
    expect(settleDraft(translated, norwegian).typed.birthdate).toBe('04-03-2000')
  })

  it('leaves a birthdate alone that is not finished', () => {
    const begun = settleDraft(emptyDraft(), norwegian)
    const typed = { ...begun, typed: { ...begun.typed, birthdate: '04-0' } }
    expect(settleDraft(typed, english).typed.birthdate).toBe('04-0')
  })
})
