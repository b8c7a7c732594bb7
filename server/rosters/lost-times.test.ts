import { describe, expect, it } from 'vitest'
import { keepAffected, markTold } from '#database/bookings/affected-bookings.ts'
import { findBooking } from '#database/bookings/bookings.ts'
import { engines } from '#database/testing/engines.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { offerOtherTimes } from '../offers/offer-times.ts'
import { apiForEachTest } from '../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds } from '../testing/visit.ts'
import { changeRosters } from './change-rosters.ts'

const anne = sampleFacts.practitioners.find((it) => it.id === 'anne-lege')!
const planner = { actor: 'staff', channel: 'command', who: 'planner' } as const

describe.each(engines)('a patient whose time a roster takes away, on %s', (_, open) => {
  const test = apiForEachTest(open)

  const textsTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text)
  }
  const setAway = (...days: string[]) => {
    const absences = [...anne.absences, ...days.map((day) => ({ from: day, to: day }))]
    const practitioners = new Map([['anne-lege', { shifts: anne.shifts, absences }]])
    return changeRosters(test.api.service, { practitioners, clinics: new Map(), groups: new Map() }, planner)
  }
  /** Books Tuesday or another day with Anne; the confirmation and the code are two messages. */
  async function book(date = '2026-11-10') {
    const slot = (await findSlotIds(test.api, date)).find((it) => it.includes('.anne-lege.'))
    return bookSlot(test.api, slot!)
  }
  const lost = 'Innom Bislett: Sorry, your appointment on Tuesday 10 November at 08:00 cannot take place as planned.'

  it('is told once, two minutes later, and changes it free of charge although it is late', async () => {
    const { phone, body } = await book()
    await setAway('2026-11-10')
    test.api.clock.advance({ seconds: 119 })
    expect(await textsTo(phone)).toHaveLength(2)
    test.api.clock.advance({ seconds: 1 })
    const texts = await textsTo(phone)
    expect([texts.length, texts[0]]).toEqual([3, expect.stringContaining(lost)])
    expect(texts[0]).toContain(`/en/my-appointment/#${body.reference}.${body.token} Otherwise we will contact you.`)
    test.api.clock.advance({ hours: 2 })
    expect(await textsTo(phone)).toHaveLength(3)
    const shown = await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(body.token))
    expect(shown.body).toMatchObject({ fee: 0 })
    expect(shown.body.changeableFor).toBeGreaterThan(10 * 3600)
    const cancelled = await test.api.call(
      'POST',
      `/api/bookings/${body.reference}/cancel?free=true`,
      bearer(body.token),
    )
    expect(cancelled.body).toMatchObject({ state: 'cancelled', fee: 0 })
  })

  it('is not told of what was undone, or where other times were offered', async () => {
    const [undone, offered] = [await book(), await book('2026-11-12')]
    await setAway('2026-11-10', '2026-11-12')
    test.api.clock.advance({ seconds: 10 })
    await setAway('2026-11-12')
    const booking = await findBooking(test.database, offered.body.reference)
    expect(await offerOtherTimes(test.api.service, booking!, 'desk@innom.example')).toMatchObject({ ok: true })
    test.api.clock.advance({ minutes: 5 })
    expect(await textsTo(undone.phone)).toHaveLength(2)
    const texts = await textsTo(offered.phone)
    expect(texts.filter((it) => it.includes('cannot take place'))).toEqual([])
    expect(texts).toHaveLength(3)
  })

  it('who was told is told as well that it takes place after all', async () => {
    const [kept, restored] = [await book(), await book('2026-11-12')]
    await setAway('2026-11-10', '2026-11-12')
    test.api.clock.advance({ minutes: 2 })
    expect(await textsTo(kept.phone)).toHaveLength(3)
    expect(await textsTo(restored.phone)).toHaveLength(3)
    await keepAffected(test.database, kept.body.reference, 'desk@innom.example', test.api.clock.now())
    await setAway('2026-11-10')
    const stands = 'will take place as planned after all.'
    expect((await textsTo(kept.phone))[0]).toContain(stands)
    expect((await textsTo(restored.phone))[0]).toContain(stands)
    // Ten minutes after booking are free of charge anyway.
    test.api.clock.advance({ minutes: 10 })
    const shown = await test.api.call('GET', `/api/bookings/${kept.body.reference}`, bearer(kept.body.token))
    expect(shown.body.fee).not.toBe(0)
  })

  it('who gets the time back while the message goes out is told both', async () => {
    const { phone, body } = await book()
    await setAway('2026-11-10')
    await setAway()
    // As the job does once the gateway has answered.
    await markTold(test.database, body.reference, test.api.clock.now())
    expect((await textsTo(phone))[0]).toContain('will take place as planned after all.')
  })

  it('is told nothing of a time that came back before they knew, whatever they were told of the one before', async () => {
    const { phone, body } = await book()
    await setAway('2026-11-10')
    test.api.clock.advance({ minutes: 2 })
    expect((await textsTo(phone))[0]).toContain(lost)
    const slot = (await findSlotIds(test.api, '2026-11-12')).find((it) => it.includes('.anne-lege.'))
    const moved = await test.api.call('POST', `/api/bookings/${body.reference}/move`, {
      body: { slot },
      ...bearer(body.token),
    })
    expect(moved.status).toBe(200)
    await setAway('2026-11-10', '2026-11-12')
    await setAway('2026-11-10')
    test.api.clock.advance({ minutes: 5 })
    expect((await textsTo(phone)).filter((it) => it.includes('as planned after all'))).toEqual([])
  })

  it('is not woken for a time that is far enough away', async () => {
    const { phone } = await book('2026-11-12')
    test.api.clock.set(Temporal.Instant.from('2026-11-09T22:00:00Z'))
    await setAway('2026-11-12')
    test.api.clock.advance({ hours: 8, minutes: 59 })
    const before = (await textsTo(phone)).filter((it) => it.includes('cannot take place'))
    test.api.clock.set(Temporal.Instant.from('2026-11-10T07:00:00Z'))
    const after = (await textsTo(phone)).filter((it) => it.includes('cannot take place'))
    expect([before.length, after.length]).toEqual([0, 1])
  })
})
