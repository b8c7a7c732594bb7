import { applyForDemo, type DemoOrder, failForDemo, orderForDemo } from '#database/bookings/demo-forms.ts'
import { reportAbsence } from '#database/forms/absence-reports.ts'
import { keepContactMessage } from '#database/forms/contact-messages.ts'
import { keepInterest } from '#database/forms/interests.ts'
import { dateAt } from '#domain/availability/day-clock.ts'
import { findPrice } from '#domain/booking/price.ts'
import { markets } from '#domain/market/market.ts'
import { wayOf } from '#domain/orders/order-states.ts'
import { orderToken } from '../identity/order-token.ts'
import { hashToken } from '../identity/secrets.ts'
import type { DemoParts } from './demo-parts.ts'
import { type DemoPatient, demoPhones, inventPatient } from './demo-patients.ts'
import { referenceOf } from './demo-visits.ts'
import { rollDice } from './dice.ts'

/** Leaves the day's messages, orders, a report of absence, and what could not be sent. Running it again adds nothing. */
export async function leaveDemoForms(parts: DemoParts, now: Temporal.Instant): Promise<void> {
  const { database, demo, zone, config } = parts
  const today = dateAt(zone, now.epochMilliseconds)
  const { callingCode } = markets[config.COUNTRY]
  const people = (what: string, n: number) => {
    const roll = rollDice(`${what} ${n} ${today}`)('patient')
    return inventPatient(demo, callingCode, roll)
  }
  const sent = (what: string, n: number) => ({
    fingerprint: `demo ${what} ${n} ${today}`,
    locale: 'no' as const,
    now: now.subtract({ minutes: 20 + 95 * n }),
  })
  for (const [n, { clinic = null, text }] of demo.messages.entries()) {
    const sender = people('message', n)
    if (!sender) return
    const message = { ...sender, clinic, email: emailOf(sender), message: text }
    await keepContactMessage(database, message, sent('message', n))
  }
  for (const [n, { name: company, text }] of demo.companies.entries()) {
    const sender = people('company', n)
    if (!sender) return
    const { name, phone } = sender
    const interest = { company, name, phone, email: emailOf(sender), employees: null, message: text }
    await keepInterest(database, { ...interest, subject: 'physical', reply: 'phone' }, sent('company', n))
  }
  for (const [n, partner] of demo.absentAt.entries()) {
    const name = people('absence', n)?.name
    if (name)
      await reportAbsence(database, { partner, name, from: today, to: null }, `demo ${partner} ${today}`, [], now)
  }
  for (const [n, { job, text, curriculum }] of demo.applications.entries()) {
    const sender = people('application', n)
    if (!sender) return
    const file = { kind: 'text', bytes: new TextEncoder().encode(curriculum) } as const
    const application = { job, name: sender.name, email: emailOf(sender), phone: sender.phone, text, file }
    await applyForDemo(database, application, sent('application', n))
  }
  await orderForDemo(database, listOrders(parts, people, today, now))
  const tomorrow = now.toZonedDateTimeISO(zone).add({ days: 1 }).startOfDay().toInstant()
  await failForDemo(database, { phones: demoPhones(callingCode), after: tomorrow }, now)
}

function listOrders(
  { demo, schedules, secrets }: DemoParts,
  people: (what: string, n: number) => DemoPatient | undefined,
  today: string,
  now: Temporal.Instant,
): DemoOrder[] {
  const { prices } = schedules.current().facts
  return demo.orders.flatMap(({ item, clinic = null, state }, n) => {
    const patient = people('order', n)
    if (!patient) return []
    const reference = referenceOf(`${item} ${n}`, Temporal.Instant.from(`${today}T00:00Z`), 'order')
    const isToSend = wayOf({ clinic }) === 'post' && state === 'ordered'
    return {
      reference,
      tokenHash: hashToken(orderToken(secrets, reference)),
      item,
      state,
      clinic,
      address: isToSend ? { street: 'Prøvegata 12', postcode: '0170', place: 'Oslo' } : null,
      price: findPrice(prices, item),
      patient,
      changedAt: now.subtract({ hours: 2 + 5 * n }),
    }
  })
}

function emailOf({ name }: DemoPatient): string {
  return `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com`
}
