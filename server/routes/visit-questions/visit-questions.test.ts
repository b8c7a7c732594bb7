import { describe, expect, it } from 'vitest'
import { addRepeatingJob } from '#database/jobs/jobs.ts'
import { deleteExpired } from '#database/retention.ts'
import { sql } from '#database/sql.ts'
import { engines } from '#database/testing/engines.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { countAnswers } from '../../staff/count-answers.ts'
import { apiForEachTest } from '../../testing/api-for-each-test.ts'
import { bearer, bookSlot, findSlotIds, orderFor, placeOrder, provePhone } from '../../testing/visit.ts'

const bislett = sampleFacts.clinics.find((it) => it.id === 'bislett')!
const facts = {
  ...sampleFacts,
  clinics: sampleFacts.clinics.map((it) => (it === bislett ? { ...it, asksAfterVisit: true } : it)),
}

describe.each(engines)('the question about a visit, on %s', (_, open) => {
  const test = apiForEachTest(open, facts)

  const questionsTo = async (phone: string): Promise<string[]> => {
    const { body } = await test.api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)
    return body.messages.map((it: { text: string }) => it.text).filter((it: string) => it.includes('How was it?'))
  }
  /** What a server does at its start. */
  const sweep = () =>
    addRepeatingJob(
      test.database,
      { kind: 'ask-after-visits', key: 'ask-after-visits', runAt: test.api.clock.now() },
      test.api.clock.now(),
    )
  const at = (instant: string) => test.api.clock.set(Temporal.Instant.from(instant))
  /** Tuesday's visit, and the link of the day after. */
  async function visitAndAsk() {
    await sweep()
    const [slot] = await findSlotIds(test.api)
    const booked = await bookSlot(test.api, slot!)
    at('2026-11-11T09:30:00Z')
    const [text] = await questionsTo(booked.phone)
    const [, reference, token] = /after-your-visit\/#(\w+)\.(\S+)$/.exec(text ?? '') ?? []
    return { ...booked, text, url: `/api/visit-questions/${reference}`, token: token ?? '' }
  }
  const answer = (url: string, token: string, body: object) => test.api.call('POST', url, { body, ...bearer(token) })

  it('comes the day after, by day, and once in thirty days', async () => {
    const { phone, text } = await visitAndAsk()
    expect(text).toMatch(
      /^Thank you for coming to Innom Bislett\. How was it\? Answer one question here: http:\/\/localhost:8000\/en\/after-your-visit\/#/,
    )
    const [again] = await findSlotIds(test.api, '2026-11-13')
    await placeOrder(test.api, orderFor(again!, phone, provePhone(test.api, phone)))
    at('2026-11-14T11:00:00Z')
    expect(await questionsTo(phone)).toHaveLength(1)
  })

  it('is not put to those who cancelled or did not come, at night, or to a phone that answered STOP', async () => {
    await sweep()
    const slots = await findSlotIds(test.api)
    const cancelled = await bookSlot(test.api, slots[0]!)
    await test.api.call('POST', `/api/bookings/${cancelled.body.reference}/cancel`, bearer(cancelled.body.token))
    const missed = await bookSlot(test.api, slots[1]!)
    await test.database.run(sql`
      insert into desk_states (reference, starts_at, state, at)
      select reference, starts_at, 'no-show', starts_at from bookings where reference = ${missed.body.reference}`)
    const stopped = await bookSlot(test.api, slots[2]!)
    await test.api.call('POST', '/dev/outbox/answers', {
      body: new URLSearchParams({ phone: stopped.phone, text: 'STOP' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const asked = await bookSlot(test.api, slots[3]!)
    at('2026-11-11T08:59:00Z')
    expect(await questionsTo(asked.phone)).toEqual([])
    at('2026-11-11T09:30:00Z')
    expect(await questionsTo(asked.phone)).toHaveLength(1)
    for (const { phone } of [cancelled, missed, stopped]) expect(await questionsTo(phone)).toEqual([])
  })

  it('is answered once, changed within a day, and then nobody can tell whose answer it is', async () => {
    const { url, token, body } = await visitAndAsk()
    expect((await test.api.call('GET', url, bearer(token))).body).toMatchObject({
      state: 'open',
      clinic: 'Bislett',
      date: '2026-11-10',
    })
    expect((await answer(url, token, { score: 4, line: 'Kort ventetid' })).body).toMatchObject({
      state: 'answered',
      score: 4,
    })
    test.api.clock.advance({ hours: 23 })
    expect((await answer(url, token, { score: 5, line: '' })).body).toMatchObject({
      state: 'answered',
      score: 5,
      line: '',
    })
    test.api.clock.advance({ hours: 2 })
    await deleteExpired(test.database, test.api.clock.now())
    expect((await answer(url, token, { score: 1 })).body.code).toBe('too-late')
    expect((await test.api.call('GET', url, bearer(token))).body).toMatchObject({ state: 'closed', score: null })
    const { rows } = await test.database.run(
      sql`select answer_key, open_until, clinic, week::text, score, line from visit_answers`,
    )
    expect(rows).toEqual([
      { answer_key: null, open_until: null, clinic: 'bislett', week: '2026-11-09', score: 5, line: '' },
    ])
    // The booking's own link does not open it, nor this one the booking.
    expect((await test.api.call('GET', url, bearer(body.token))).status).toBe(404)
    expect((await test.api.call('GET', `/api/bookings/${body.reference}`, bearer(token))).status).toBe(404)
  })

  it('is refused without its token, with another score or several lines, and after two weeks', async () => {
    const { url, token } = await visitAndAsk()
    expect((await answer(url, 'x'.repeat(43), { score: 4 })).status).toBe(404)
    expect((await answer('/api/visit-questions/K7QF2MXR', token, { score: 4 })).status).toBe(404)
    for (const body of [{ score: 6 }, { score: 0 }, { score: 4, line: 'a\nb' }, { score: 4, line: 'x'.repeat(201) }]) {
      expect((await answer(url, token, body)).status).toBe(422)
    }
    test.api.clock.advance({ hours: 24 * 14 + 1 })
    expect((await answer(url, token, { score: 4 })).body.code).toBe('too-late')
  })

  it('shows an average, a distribution and what was written from five answers on', async () => {
    const keep = (score: number, line: string) =>
      test.database.run(
        sql`insert into visit_answers (clinic, week, score, line) values ('bislett', '2026-11-02', ${score}, ${line})`,
      )
    for (const score of [5, 5, 4, 2]) await keep(score, 'Kort ventetid')
    const few = await countAnswers(test.api.service, [bislett])
    expect([few.all, few.lines]).toEqual([{ answers: 4, average: null, scores: null }, []])
    await keep(3, '')
    const enough = await countAnswers(test.api.service, [bislett])
    expect(enough.all).toEqual({ answers: 5, average: 3.8, scores: [0, 1, 1, 1, 2] })
    // The same twice is said once.
    expect(enough.lines.map((it) => it.score).sort()).toEqual([2, 4, 5])
    expect(enough.weeks.find((it) => it.week === '2026-11-02')!.average).toBe(3.8)
  })
})
