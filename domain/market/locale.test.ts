import { describe, expect, it } from 'vitest'
import { htmlLang, languageOf, resolveText } from './locale.ts'

describe('a text that exists in several languages', () => {
  const text = { no: 'Klinikker', en: 'Clinics', sv: 'Kliniker' }

  it('speaks Norwegian and English in Norway', () => {
    expect(resolveText(text, 'no', 'norway')).toBe('Klinikker')
    expect(resolveText(text, 'en', 'norway')).toBe('Clinics')
  })

  it('speaks Swedish instead of Norwegian in Sweden, and still English', () => {
    expect(resolveText(text, 'no', 'sweden')).toBe('Kliniker')
    expect(resolveText(text, 'en', 'sweden')).toBe('Clinics')
  })

  it('falls back to English in Sweden where no Swedish was written, not to Norwegian', () => {
    expect(resolveText({ no: 'Klinikker', en: 'Clinics' }, 'no', 'sweden')).toBe('Clinics')
  })

  it('uses the only language there is', () => {
    expect(resolveText({ en: 'Clinics' }, 'no', 'norway')).toBe('Clinics')
    expect(resolveText({ no: 'Klinikker' }, 'en', 'sweden')).toBe('Klinikker')
    expect(resolveText({ sv: 'Kliniker' }, 'en', 'norway')).toBe('Kliniker')
  })

  it('treats an unknown market as Norway', () => {
    expect(languageOf('no', 'denmark' as never)).toBe('no')
  })

  it('names bokmål as browsers and screen readers know it', () => {
    expect([htmlLang('no'), htmlLang('sv'), htmlLang('en')]).toEqual(['nb', 'sv', 'en'])
  })
})
