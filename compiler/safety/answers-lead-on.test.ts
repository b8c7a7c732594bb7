import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const answers = globSync('content/faq/*/*.{no,en}.md').map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const idsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, id]) => id!)

it('who reads what an appointment costs can book that very appointment from the answer', () => {
  const missing = answers.flatMap(({ file, text }) => {
    const booked = new Set(idsIn(text, /\]\(book:([a-z0-9-]+)\)/g))
    return idsIn(text, /\{price:([a-z0-9-]+)\}/g)
      .filter((id) => !booked.has(id))
      .map((id) => `${file} names the price of ${id} without (book:${id})`)
  })
  expect(missing).toEqual([])
})

it('every answer leads on: to a page, to a step of the booking or to whom to call', () => {
  expect(answers.length).toBeGreaterThanOrEqual(2 * 60)
  const ends = answers.filter(({ text }) => !/\]\((?:page|book|tel):/.test(text)).map(({ file }) => file)
  expect(ends).toEqual([])
})
