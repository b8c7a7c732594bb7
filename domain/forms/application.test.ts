import { describe, expect, it } from 'vitest'
import { applicationMaxCharacters, checkApplication } from './application.ts'
import { checkOptionalAttachment } from './fields/attachment.ts'
import { accept, refuse } from './fields/checked.ts'

const application = { job: 'doctor', name: 'Kari', email: 'kari@example.no', phone: '+4722864400', text: 'Hei' }
const check = (changes: object) =>
  checkApplication(
    { ...application, ...changes },
    {
      isOpen: (job) => job === 'doctor',
      checkFile: checkOptionalAttachment,
      checkPhone: (text) => (text.startsWith('+') ? accept(text) : refuse('phone-callable')),
    },
  )

describe('an application', () => {
  it('is who applies, for what, a few lines and, if wanted, a file', () => {
    expect(check({})).toEqual({ ok: true, value: { ...application, file: null } })
    expect(check({ file: new Uint8Array() })).toEqual({ ok: true, value: { ...application, file: null } })
    const bytes = new TextEncoder().encode('CV')
    expect(check({ file: bytes })).toMatchObject({ ok: true, value: { file: { kind: 'text', bytes } } })
  })

  it('says of every field what is wrong', () => {
    const wrong = { job: 'closed', name: '', email: 'x', phone: '1', text: ' ', file: new Uint8Array([0]) }
    expect(check(wrong)).toEqual({
      ok: false,
      fields: {
        job: 'job-closed',
        name: 'name-required',
        email: 'email-format',
        phone: 'phone-callable',
        text: 'application-text',
        file: 'file-kind',
      },
    })
  })

  it('has a page of text at most, as a reader counts', () => {
    expect(check({ text: 'å'.repeat(applicationMaxCharacters) }).ok).toBe(true)
    expect(check({ text: 'å'.repeat(applicationMaxCharacters + 1) })).toEqual({
      ok: false,
      fields: { text: 'application-text' },
    })
  })
})
