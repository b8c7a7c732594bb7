import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentMaxBytes, checkAttachment } from './attachment.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const pdf = (inside = '') => bytes(`%PDF-1.7\n1 0 obj << /Type /Catalog ${inside} >> endobj\n%%EOF\n`)
const refused = { ok: false, key: 'file-kind' }

describe('a file with an application', () => {
  it('is a PDF or plain text by its content', () => {
    expect(checkAttachment(pdf())).toEqual({ ok: true, value: 'pdf' })
    expect(checkAttachment(bytes('Åse Øverås\r\n\tLege siden 2009\n'))).toEqual({ ok: true, value: 'text' })
  })

  it.each(['JavaScript', 'Launch', 'EmbeddedFile', 'OpenAction', 'J#61vaScript', '#4fpenAction', 'EmbeddedFiles'])(
    'is no PDF with /%s',
    (name) => expect(checkAttachment(pdf(`/S /${name}`))).toEqual(refused),
  )

  it('is no PDF with such a name in any spelling', () => {
    const spelling = fc.tuple(
      fc.constantFrom('JavaScript', 'Launch', 'EmbeddedFile', 'OpenAction', 'RichMedia', 'SubmitForm', 'ImportData'),
      fc.infiniteStream(
        fc.constantFrom<(letter: string) => string>(
          (it) => it,
          (it) => `#${it.charCodeAt(0).toString(16)}`,
          (it) => `#${it.charCodeAt(0).toString(16).toUpperCase()}`,
        ),
      ),
    )
    fc.assert(
      fc.property(spelling, ([name, ways]) => {
        const spelt = [...name].map((letter) => ways.next().value(letter)).join('')
        expect(checkAttachment(pdf(`/S /${spelt}`))).toEqual(refused)
      }),
    )
  })

  it.each([
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0])],
    ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
    ['a picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])],
    ['a PDF behind something else', new Uint8Array([0x50, 0x4b, 3, 4, ...pdf()])],
    ['a PDF that is cut off', bytes('%PDF-1.7\n1 0 obj << >> endobj\n')],
    ['a PDF with an archive behind it', new Uint8Array([...pdf(), ...bytes('PK\u0005\u0006'), ...new Uint8Array(18)])],
    ['a page with the head of a PDF', bytes('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF\n')],
    ['rich text', bytes('{\\rtf1\\ansi Søknad}')],
    ['a page', bytes('\n<!DOCTYPE html><p>Søknad')],
    ['a drawing with script', bytes('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a script', bytes('#!/bin/sh\nrm -r .\n')],
    ['nothing but spaces', bytes(' \n ')],
    ['a terminal command', bytes('\u001b[2J')],
  ])('is not %s', (_, content) => expect(checkAttachment(content)).toEqual(refused))

  it('is at most 5 MB', () => {
    expect(checkAttachment(new Uint8Array(attachmentMaxBytes).fill(97))).toEqual({ ok: true, value: 'text' })
    expect(checkAttachment(new Uint8Array(attachmentMaxBytes + 1).fill(97))).toEqual({ ok: false, key: 'file-size' })
  })

  it('is never text with a byte that no text has, wherever it stands', () => {
    const control = fc.integer({ min: 0, max: 31 }).filter((it) => ![9, 10, 12, 13].includes(it))
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), fc.string({ maxLength: 50 }), control, (before, after, byte) => {
        const content = new Uint8Array([...bytes(`x${before}`), byte, ...bytes(after)])
        expect(checkAttachment(content)).toEqual(refused)
      }),
    )
  })
})
