import { parseSlotId } from '#domain/availability/slot-id.ts'
import { type StepName, stepNames } from '#domain/booking/booking-steps.ts'
import { type Choices, countPeople, readQuery } from './choices.ts'
import { findNamed, isOffered } from './find-named.ts'
import { findPeople } from './find-people.ts'
import { findPlace } from './find-place.ts'
import { findStep } from './find-step.ts'
import { findTime } from './find-time.ts'
import { choose, lookUp } from './look-up.ts'
import { type BookingCatalogue, findOffer, priceOneDate } from './offer.ts'
import type { Drop, Memory, Note, Position } from './position.ts'

/**
 * Checks an address against the offer. General values win over specific ones: a treatment that does not belong to
 * the type is dropped, not the type. A clinic alone wins over its area: whoever names one means it, and the area may be
 * left from an earlier search. What is missing but follows from the rest is filled in, so that a link with a treatment
 * alone works.
 */
export function resolvePosition(
  search: string,
  catalogue: BookingCatalogue,
  memory: Memory,
  steps: readonly StepName[] = stepNames,
): Position {
  const { asked, step: askedStep } = readQuery(search)
  const notes: Note[] = []
  const passed: StepName[] = []
  const drop: Drop = (note) => {
    if (!notes.includes(note)) notes.push(note)
    return undefined
  }

  const slot = asked.slot === undefined ? null : parseSlotId(asked.slot)
  const agreement =
    lookUp(catalogue.partner ? [catalogue.partner] : [], asked.partner) ?? (asked.partner ? drop('partner') : undefined)
  const wishedClinic = lookUp(catalogue.clinics, asked.clinic ?? slot?.clinic)
  let practitioner =
    lookUp(catalogue.team, asked.practitioner) ?? (asked.practitioner ? drop('practitioner') : undefined)

  // While nothing is chosen, only what the wished clinic or practitioner has is offered; later a wish can be dropped.
  const askedTreatment = asked.treatment ?? slot?.treatment
  // Both together would offer nothing where one never works at the other, and a page without a choice helps nobody.
  if (!askedTreatment && wishedClinic && practitioner?.clinics.includes(wishedClinic.id) === false)
    practitioner = drop('practitioner')
  // A treatment that members are not offered is booked without the agreement by whoever asks for it.
  const member = askedTreatment && agreement?.excluded.includes(askedTreatment) ? undefined : agreement
  const all = findOffer(catalogue, { partner: member })
  const wished = findOffer(catalogue, { partner: member, clinic: wishedClinic, practitioner })
  const named = findNamed(all, { ...asked, treatment: askedTreatment }, drop)
  const offer = isOffered(wished, named) ? wished : all

  const type = offer.find(({ id }) => id === named.type)
  const service = choose(type?.services, named.service, () => passed.push('service'))
  const whole = choose(service?.treatments, named.treatment, () => passed.push('treatment'))
  const isOneDate = slot?.group?.date && slot.treatment === whole?.id
  const treatment = whole && isOneDate ? priceOneDate(whole, member) : whole
  const isCovered = !treatment || (member === agreement && !agreement?.uncovered.includes(treatment.id))
  const partner = isCovered ? agreement : drop('uncovered')
  const found = { steps, offer, type, service, partner, passed, notes }
  // The agreement stays a wish: with another treatment it counts again.
  const choices: Choices = { partner: agreement?.id, type: type?.id, service: service?.id, treatment: treatment?.id }

  if (treatment?.mode === 'video') {
    const step = askedStep === 'type' ? 'type' : 'service'
    return { ...found, step, choices, video: treatment, passed: passed.filter((it) => it !== 'treatment') }
  }

  const place = findPlace({ ...asked, step: askedStep }, { clinic: wishedClinic, practitioner }, treatment, catalogue, {
    drop,
    passed,
  })
  const people = findPeople(asked.people, { treatment, partner }, drop)
  const ids = { ...choices, area: place.area, clinic: place.clinic?.id, practitioner: place.practitioner?.id, people }
  const position = {
    ...found,
    choices: { ...ids, ...findTime(asked, ids, drop) },
    treatment,
    clinic: place.clinic,
    practitioner: place.practitioner,
  }
  const isSamePartner = memory.partner === partner?.id
  const isForAll = (memory.people ?? 1) >= countPeople(ids)
  const known = { informed: memory.informed && isSamePartner && isForAll, verified: memory.verified }
  return { ...position, step: findStep(position, askedStep, known, drop) }
}
