import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { en as bookingEn } from '#messages/booking/en.ts'
import { no as bookingNo } from '#messages/booking/no.ts'
import { en } from '#messages/en.ts'
import { format } from '#messages/format.ts'
import { no } from '#messages/no.ts'
import { ProblemNotice } from './problem-notice.tsx'
import type { CallProblem } from './send.ts'

const paths = { contact: '/contact/' } as never
const english = { words: bookingEn, common: en, language: 'en', paths, phone: '+47 21 00 00 00' } as const
const norwegian = { words: bookingNo, common: no, language: 'no', paths, phone: '+47 21 00 00 00' } as const
const show = (problem: CallProblem, site: typeof english | typeof norwegian = english) =>
  renderToStaticMarkup(<ProblemNotice problem={problem} site={site} onRetry={() => {}} />)

describe('a problem says what to do', () => {
  it('with a sentence to click when it took too long', () => {
    expect(show({ code: 'timeout' })).toMatch(/<button[^>]*>The request is taking too long, please click here/)
  })

  it('with its code in the language of the page', () => {
    const unknown = { code: 'unknown', requestId: 'req-1' } as const
    expect(show(unknown)).toContain('Errorcode: <code>req-1')
    expect(show(unknown, norwegian)).toContain('Feilkode: <code>req-1')
  })

  it('with the time when to try again', () => {
    const html = show({ code: 'rate-limited', retryAfter: 540 })
    expect(html).toContain('<p>Too many requests. Try again later. You can try again in 9 minutes.</p>')
    expect(html).not.toContain('<button')
  })

  it('with the words of the catalogue where nobody knows when', () => {
    expect(show({ code: 'rate-limited' })).toContain('<p>Too many requests. Try again later.</p>')
  })

  it('of what was typed only where something was', () => {
    expect(show({ code: 'offline' })).toContain('<p>You’re offline.</p>')
  })

  it.each(['too-many-appointments', 'phone-country'] as const)('%s with a number to call', (code) => {
    const html = show({ code })
    expect(html).toContain(format(en.problems[code], { phone: english.phone.replaceAll(' ', '\u00a0') }))
    expect(html).toContain('href="tel:+4721000000"')
    expect(html).not.toContain('<button')
  })
})
