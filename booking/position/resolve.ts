import type { PartnerView } from '#domain/api/read-answers.ts'
import { parseSlotId } from '#domain/availability/slot-id.ts'
import { type StepName, stepNames } from '#domain/booking-steps.ts'
import { isCalendarDate } from '#domain/calendar-date.ts'
import { dayAtClinic } from '#domain/clinic-clock.ts'
import type { SiteClinic, SiteTreatment, TeamMember } from '#domain/site-data.ts'
import { allAreas, type ChoiceName, type Choices, isStepName, readQuery } from './choices.ts'
import { type BookingCatalogue, findClinics, findOffer, type OfferedService, type OfferedType } from './offer.ts'

/** What is known besides the address. */
export interface Memory {
  /** Whether the form has been filled in and sent. */
  informed: boolean
  /** Whether the code for that phone was right. */
  verified: boolean
  /** The partner whose fields the form had: another one asks for something else. */
  partner?: string
}

/** Why the visitor is not quite where the address says: a value that had to be dropped, or a step that comes too early. */
export type Note = ChoiceName | 'step' | 'retype' | 'verify' | 'uncovered'

/** Where in the wizard an address leads. */
export interface Position {
  step: StepName
  /** The steps of the flow that it is in. */
  steps: readonly StepName[]
  /** What is chosen and valid, with what follows from it. */
  choices: Choices
  /** Steps that had only one choice and were passed over. */
  passed: StepName[]
  notes: Note[]
  offer: OfferedType[]
  type?: OfferedType
  service?: OfferedService
  treatment?: SiteTreatment
  /** A treatment on video was chosen: it is booked in the app, and a dialog says how. */
  video?: SiteTreatment
  clinic?: SiteClinic
  practitioner?: TeamMember
  /** The partner that the booking is made through; none for a treatment that its agreement does not cover. */
  partner?: PartnerView
}

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
  const drop = (note: Note): undefined => {
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
  const whole = findOffer(catalogue, { partner: member })
  const wished = findOffer(catalogue, { partner: member, clinic: wishedClinic, practitioner })
  const named = findNamed(whole, { ...asked, treatment: askedTreatment }, drop)
  const offer = isOffered(wished, named) ? wished : whole

  const type = offer.find(({ id }) => id === named.type)
  const service = choose(type?.services, named.service, () => passed.push('service'))
  const treatment = choose(service?.treatments, named.treatment, () => passed.push('treatment'))
  const isCovered = !treatment || (member === agreement && !agreement?.uncovered.includes(treatment.id))
  const partner = isCovered ? agreement : drop('uncovered')
  const found = { steps, offer, type, service, partner, passed, notes }
  // The agreement stays a wish: with another treatment it counts again.
  const choices: Choices = { partner: agreement?.id, type: type?.id, service: service?.id, treatment: treatment?.id }

  if (treatment?.mode === 'video') {
    const step = askedStep === 'type' ? 'type' : 'service'
    return { ...found, step, choices, video: treatment, passed: passed.filter((it) => it !== 'treatment') }
  }

  if (practitioner && treatment && !practitioner.treatments.includes(treatment.id)) practitioner = drop('practitioner')
  let clinic = wishedClinic ?? (asked.clinic ? drop('clinic') : undefined)
  if (clinic && treatment && !treatment.clinics.includes(clinic.id)) clinic = drop('clinic')
  if (clinic && practitioner && !practitioner.clinics.includes(clinic.id)) practitioner = drop('practitioner')

  const candidates = treatment ? findClinics(catalogue, treatment, practitioner) : catalogue.clinics
  const areas = [...new Set(candidates.map((it) => it.area))]
  let area = asked.area
  if (area && area !== allAreas) {
    if (clinic) area = clinic.area
    else if (!areas.includes(area)) area = drop('area')
  }
  if (treatment) {
    area ??= clinic?.area
    if (!area && areas.length === 1) {
      area = areas[0]
      passed.push('area')
    }
    const inArea = candidates.filter((it) => area === allAreas || it.area === area)
    // An address that asks for the list shows it even with one clinic: the filter of areas links to it.
    if (area && !clinic && inArea.length === 1 && askedStep !== 'clinic') {
      clinic = inArea[0]
      passed.push('clinic')
    }
  }

  const date = asked.date === undefined || isCalendarDate(asked.date) ? asked.date : drop('date')
  Object.assign(choices, { area, clinic: clinic?.id, practitioner: practitioner?.id, date })
  if (asked.slot !== undefined) {
    const day = slot && dayAtClinic(slot.start)
    const isFitting =
      slot !== null &&
      slot.treatment === treatment?.id &&
      slot.clinic === clinic?.id &&
      (!practitioner || practitioner.id === slot.practitioner) &&
      (date === undefined || date === day)
    if (isFitting) Object.assign(choices, { slot: asked.slot, date: day })
    else drop('slot')
  }

  const position = { ...found, choices, treatment, clinic, practitioner }
  const isSamePartner = memory.partner === partner?.id
  const known = { informed: memory.informed && isSamePartner, verified: memory.verified }
  return { ...position, step: findStep(position, askedStep, known, drop) }
}

const lookUp = <T extends { id: string }>(list: T[], id: string | undefined): T | undefined =>
  id === undefined ? undefined : list.find((it) => it.id === id)

/** The named one; the only one there is; or none. */
function choose<T extends { id: string }>(list: T[] | undefined, id: string | undefined, pass: () => void) {
  const named = list && lookUp(list, id)
  if (named || list?.length !== 1) return named
  pass()
  return list[0]
}

interface Named {
  type?: string
  service?: string
  treatment?: string
}

/** Type, service and treatment of an address, made to agree. */
function findNamed(offer: OfferedType[], asked: Choices, drop: (note: Note) => undefined): Named {
  const type = lookUp(offer, asked.type) ?? (asked.type ? drop('type') : undefined)
  const services = (type ? [type] : offer).flatMap((it) => it.services.map((service) => ({ type: it, service })))
  const byService = services.find(({ service }) => service.id === asked.service)
  if (asked.service && !byService) drop('service')

  const treatments = (byService ? [byService] : services).flatMap(({ type, service }) =>
    service.treatments.map((treatment) => ({ type, service, treatment })),
  )
  const fitting = treatments.filter(({ treatment }) => treatment.id === asked.treatment)
  // A treatment on video is under 'Video' and under its own line of care; named alone, it is at home where the catalogue has it.
  const byTreatment = fitting.find(({ type, treatment }) => treatment.type === type.id) ?? fitting[0]
  if (asked.treatment && !byTreatment) drop('treatment')
  return {
    type: type?.id ?? byTreatment?.type.id ?? byService?.type.id,
    service: byService?.service.id ?? byTreatment?.service.id,
    treatment: byTreatment?.treatment.id,
  }
}

/** Whether what was named can be had where or with whom it is wished. */
function isOffered(wished: OfferedType[], named: Named): boolean {
  if (!named.type) return wished.length > 0
  const type = lookUp(wished, named.type)
  const service = named.service ? type && lookUp(type.services, named.service) : type
  if (!service || !named.treatment) return service !== undefined
  return type!.services.some((it) => it.treatments.some(({ id }) => id === named.treatment))
}

const choiceSteps = ['type', 'service', 'treatment', 'area', 'clinic'] as const

/** The asked step if everything before it is there; else the first that is missing. */
function findStep(
  { choices, passed, steps }: Pick<Position, 'choices' | 'passed' | 'steps'>,
  asked: string | undefined,
  memory: Memory,
  drop: (note: Note) => undefined,
): StepName {
  const missing = choiceSteps.find((step) => steps.includes(step) && !choices[step]) ?? 'time'
  if (asked === undefined) return missing
  if (!isStepName(asked) || !steps.includes(asked)) {
    drop('step')
    return missing
  }
  if (passed.includes(asked)) return missing
  const isReached = (step: StepName) =>
    step === 'code' ? memory.informed : step === 'confirm' ? memory.informed && memory.verified : true
  const last = choices.slot ? steps.findLast(isReached)! : missing
  if (steps.indexOf(asked) <= steps.indexOf(last)) return asked
  drop(last === 'information' ? 'retype' : last === 'code' ? 'verify' : 'step')
  return last
}
