import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createWordCheckers } from './check-avoided.ts'
import { checkMessageWords } from './check-message-words.ts'
import { listMessageTexts, readTexts } from './message-texts.ts'

const words = {
  en: [{ avoid: 'book a time', use: 'book an appointment', why: 'one name' }],
  no: [{ avoid: 'fullbook-', use: 'fullt', why: 'ett navn' }],
  sv: [
    { avoid: 'ikke', use: 'inte', why: 'norska' },
    { avoid: 'et', use: 'ett', why: 'norska', except: ['sms:et'] },
  ],
}
const problemsOf = (file: string, source: string) =>
  checkMessageWords(readTexts(file, source), createWordCheckers(words)).map(
    ({ file, line, message }) => `${file}:${line} ${message.split(' is ')[0]}`,
  )

it('an avoided word on a screen, in an SMS or in a mail is named with file and line, in the language it is written in', () => {
  expect(
    problemsOf('messages/kiosk/en.ts', "export const en = {\n  book: 'Book a time',\n  no: 'fullbooket',\n}\n"),
  ).toEqual(["messages/kiosk/en.ts:2 'book a time'", "messages/kiosk/en.ts:3 'fullbook-'"])
  const mail = [
    "import x from 'ikke'",
    "const no: Words = { clinic: 'ikke fullbooket' }",
    'const sv: Words = {',
    '  clinic: `Ikke $' + '{x} här`,',
    '}',
    'export const mails = { no, sv }',
  ].join('\n')
  expect(problemsOf('messages/mail.ts', mail)).toEqual(["messages/mail.ts:2 'fullbook-'", "messages/mail.ts:4 'ikke'"])
  const both = "export const words = {\n  no: { full: 'Book a time' },\n  en: {\n    full: ['Book a time'],\n  },\n}\n"
  expect(problemsOf('messages/tools/bmi.ts', both)).toEqual(["messages/tools/bmi.ts:4 'book a time'"])
})

it('no Norwegian letter reaches a Swedish reader, but names keep theirs', () => {
  expect(
    problemsOf('messages/sv.ts', "export const sv = { a: 'Öppna sms:et', b: 'Søk i Lillestrøm', c: 'bokstäver' }"),
  ).toEqual([])
  expect(problemsOf('messages/sv.ts', "export const sv = {\n  a: 'Klicka på søk',\n  b: 'et sms' }")).toEqual([
    "messages/sv.ts:2 'søk'",
    "messages/sv.ts:3 'et'",
  ])
})

it('what is data and no text is left alone: keys, types, imports and what a function is given', () => {
  expect(
    readTexts(
      'messages/dates.ts',
      "type A = { no: 'x y' }\nconst days = { no: split('man tirs'), sv: 12 }\nimport { en } from '../safety/en.ts'",
    ),
  ).toEqual([])
})

it('reads every room that a patient reads words of, also one that is new', () => {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  for (const room of ['client', 'search', 'booking']) {
    mkdirSync(join(root, room))
    writeFileSync(join(root, room, 'words.ts'), "export const sv = 'Försök igen'\n")
  }
  const files = listMessageTexts(root).map(({ file }) => file)
  rmSync(root, { recursive: true })
  expect(files).toEqual(['booking/words.ts', 'client/words.ts', 'search/words.ts'])
})

it('finds the texts of screens, SMS and mails in every language', () => {
  const texts = listMessageTexts()
  for (const [file, language, text] of [
    ['messages/no.ts', 'no', 'Bestill time'],
    ['messages/sv.ts', 'sv', 'Se, boka om eller avboka: {link}'],
    ['messages/mail.ts', 'sv', 'Mottagning'],
    ['messages/kiosk/en.ts', 'en', 'Book an appointment'],
    ['messages/tools/help.ts', 'en', 'Call your maternity unit now'],
  ])
    expect(texts).toContainEqual({ file, language, text, line: expect.any(Number) })
})
