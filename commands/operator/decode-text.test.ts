import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

describe('a file from a spreadsheet', () => {
  it('has its letters whatever it was saved as', () => {
    const text = 'kind;reason_no\nclosure;Påske'
    expect(decodeText(Buffer.from(text))).toBe(text)
    expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(text)
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text)
    expect(decodeText(Buffer.from(text, 'latin1'))).toBe(text)
  })

  it('keeps its line numbers when npm has written its own lines first', () => {
    const text = '\n> innom@0.1.0 roster\n> node commands/launch.mjs roster export\n\nkind;practitioner\n'
    expect(decodeText(Buffer.from(text))).toBe('\n\n\n\nkind;practitioner\n')
  })
})
