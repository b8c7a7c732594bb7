import { afterAll, describe, expect, it, vi } from 'vitest'
import { messagesFor } from '#messages/messages.ts'
import { writeContent } from '../testing/sample-content.ts'
import { composeSite } from './compose-site.ts'
import { hashContext } from './hash-context.ts'

vi.mock(import('#messages/messages.ts'), async (original) => {
  const real = await original()
  return { ...real, messagesFor: vi.fn(real.messagesFor) }
})
const content = writeContent()
afterAll(() => content.remove())
const { facts, nodes } = composeSite(content.folder, 'norway', '2026-11-15')
const context = { shared: 'files', facts, country: 'norway', nodes } as const
const before = hashContext(context)

/** The hash with other words of the interface. */
function hashWith(change: (words: ReturnType<typeof messagesFor>) => ReturnType<typeof messagesFor>): string {
  const real = vi.mocked(messagesFor).getMockImplementation()!
  vi.mocked(messagesFor).mockImplementation((...args) => change(real(...args)))
  try {
    return hashContext(context)
  } finally {
    vi.mocked(messagesFor).mockImplementation(real)
  }
}

describe('a page that was checked before is checked again', () => {
  it('when the name of a button that pages may tell readers to press has changed', () => {
    expect(hashWith((words) => ({ ...words, site: { ...words.site, bookNow: 'Go' } }))).not.toBe(before)
  })

  it('when prices are worded differently', () => {
    expect(hashWith((words) => ({ ...words, price: { ...words.price, amount: '{amount} NOK' } }))).not.toBe(before)
  })

  it('but not when another word of the interface has changed', () => {
    expect(hashWith((words) => ({ ...words, site: { ...words.site, skip: 'Skip' } }))).toBe(before)
  })

  it('when a fact or a file that all pages share has changed', () => {
    const company = { ...facts.company, email: 'another@innom.example' }
    expect(hashContext({ ...context, facts: { ...facts, company } })).not.toBe(before)
    expect(hashContext({ ...context, shared: 'other files' })).not.toBe(before)
  })
})
