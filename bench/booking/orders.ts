import { randomUUID } from 'node:crypto'
import { findSlots, type Slot } from '#domain/availability/availability.ts'
import { nobodyBusy } from '#domain/availability/busy.ts'
import { resolveChoice } from '#domain/availability/choice.ts'
import { takeSnapshot } from '#domain/availability/snapshot.ts'
import { addDays } from '#domain/dates/calendar-date.ts'
import { createSecrets } from '#server/identity/secrets.ts'
import { signPhone } from '#server/identity/verified-phone.ts'
import { type Chain, moment } from './chain.ts'
import { secret } from './start-api.ts'

const bufferMs = 30 * 60_000

/** Slots that do not overlap, so that all of them can be booked. */
export function listSeparateSlots({ schedule }: Chain, most: number): string[] {
  const { index } = schedule
  const snapshot = takeSnapshot(schedule, nobodyBusy, moment.epochMilliseconds)
  const chosen: string[] = []
  const freeFrom = new Map<string, number>()
  for (let day = 1; day < 60; day++) {
    const date = addDays('2026-11-16', day)
    for (const [clinic, offers] of index.offers) {
      for (const treatment of offers.keys()) {
        const choice = resolveChoice(index, { treatment, clinic })
        if (!choice.ok) continue
        for (const slot of findSlots(snapshot, choice.choice, date).slots) {
          if (!takeSlot(slot, freeFrom)) continue
          chosen.push(slot.id)
          if (chosen.length === most) return chosen
        }
      }
    }
  }
  throw new Error(`the chain has only ${chosen.length} of ${most} slots`)
}

function takeSlot(slot: Slot, freeFrom: Map<string, number>): boolean {
  const start = Date.parse(slot.start)
  const person = `${slot.practitioner.id} ${slot.start.slice(0, 10)}`
  if (start < (freeFrom.get(person) ?? 0)) return false
  freeFrom.set(person, Date.parse(slot.end) + bufferMs)
  return true
}

/** The patient of every booking; only the phone is another one each time. */
export const patient = {
  name: 'Kari Nordmann',
  birthdate: '1980-02-29',
  email: 'kari@example.no',
  description: 'Sår hals siden lørdag',
}

/** The body of a booking by somebody whose phone is verified. */
export function makeOrder(time: string | { group: string; treatment: string; hold?: string | undefined }): string {
  const phone = drawPhone()
  return JSON.stringify({
    ...(typeof time === 'string' ? { slot: time, treatment: time.split('.')[0] } : time),
    verification: provePhone(phone),
    patient: { ...patient, phone },
    locale: 'en',
  })
}

let phones = 0

/** A phone per booking, because the appointments of one phone are limited. */
export function drawPhone(): string {
  return `+479${String(++phones).padStart(7, '0')}`
}

const secrets = createSecrets(secret)

function provePhone(phone: string): string {
  return signPhone(secrets, { phoneHash: secrets.hash('phone', phone), verification: randomUUID() }, moment)
}
