import type { AnswerOf } from '../api/call-types.ts'
import type { ScheduleIndex } from '../availability/schedule-index.ts'
import type { Treatment } from '../facts/catalogue.ts'
import type { Facts } from '../facts/facts.ts'
import { isSold } from '../facts/in-market.ts'
import { type Country, type Locale, resolveText } from '../market/locale.ts'
import type { Partner } from '../partners/partner-facts.ts'
import { offers } from '../partners/partners.ts'
import { findPrice } from './price.ts'

type CatalogueView = AnswerOf<'GET /catalogue'>
type CatalogueTreatment = CatalogueView['types'][number]['services'][number]['treatments'][number]

export interface Audience {
  readonly locale: Locale
  readonly country: Country
  readonly partner?: Partner | undefined
}

/** What can be booked, in the reader's language, with the partner's prices and without treatments it does not cover. */
export function viewCatalogue(
  facts: Pick<Facts, 'catalogue' | 'prices' | 'groups'>,
  index: ScheduleIndex,
  audience: Audience,
): CatalogueView {
  const say = (text: { no: string; en: string; sv?: string | undefined }) =>
    resolveText(text, audience.locale, audience.country)
  const types = facts.catalogue.types.map((type) => ({
    id: type.id,
    name: say(type.name),
    text: say(type.text),
    art: type.art,
    services: type.services
      .map((service) => ({
        id: service.id,
        name: say(service.name),
        text: say(service.text),
        treatments: service.treatments
          .filter((it) => !audience.partner || offers(audience.partner, it))
          .filter((it) => isSold(it, listClinics(index, it.id, facts.groups), facts.prices))
          .map(viewTreatment),
      }))
      .filter((it) => it.treatments.length > 0),
  }))
  return { types: types.filter((it) => it.services.length > 0) }

  function viewTreatment(treatment: Treatment): CatalogueTreatment {
    const { id, mode, minutes, profession, dialog } = treatment
    return {
      id,
      name: say(treatment.name),
      text: say(treatment.text),
      mode,
      minutes,
      price: findPrice(facts.prices, id, audience.partner?.id),
      profession,
      clinics: listClinics(index, id, facts.groups),
      ...(dialog ? { dialog } : {}),
      ...(treatment.package ? { visits: viewVisits(index, treatment) } : {}),
      ...(treatment.group ? { group: treatment.group } : {}),
    }
  }
}

/** The visits of a package with their minutes and intervals. */
export function viewVisits(index: Pick<ScheduleIndex, 'treatments'>, { minutes, package: plan }: Treatment) {
  const later = (plan?.visits ?? []).map(({ treatment, days }, n) => ({
    number: n + 2,
    minutes: index.treatments.get(treatment)?.minutes ?? minutes,
    days,
  }))
  return [{ number: 1, minutes, days: null }, ...later]
}

/** Where a treatment is offered: wherever somebody who offers it has a shift; that of a group where it is held, or who answers for it. */
export function listClinics(index: ScheduleIndex, treatment: string, groups: Facts['groups']): string[] {
  const held = groups.filter((it) => it.treatment === treatment).map((it) => it.clinic)
  if (held.length > 0) return [...new Set(held)]
  return [...index.offers].filter(([, offered]) => offered.has(treatment)).map(([clinic]) => clinic)
}
