import { indexSchedule } from '#domain/availability/schedule-index.ts'
import { listClinics, viewVisits } from '#domain/booking/catalogue.ts'
import type { Treatment } from '#domain/facts/catalogue.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { listStaff } from '#domain/facts/in-market.ts'
import type { MapData } from '#domain/map/map-data.ts'
import { homeLanguage, resolveText } from '#domain/market/locale.ts'
import { findVisitPrice } from '#domain/packages/package-price.ts'
import { describeDirectory } from '#domain/people/directory.ts'
import { type Postcode, packPostcodes } from '#domain/places/postcode.ts'
import type { SiteCatalogue, SiteClinic, SiteGroup } from '#domain/site/site-data.ts'
import { bookingMessagesFor } from '#messages/booking/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import { languageTag } from '#messages/short-dates.ts'
import type { SharedData } from '#page-data/shared.ts'
import { fillMessages } from '../safety/fill-messages.ts'
import type { TextChecker } from '../safety/text-checker.ts'
import type { Composition } from './base-page.ts'
import { composeApps, composeTeam } from './booking-data.ts'
import { composeNavigation, type NavigationSource } from './navigation.ts'
import { composeShortAnswers } from './short-answers.ts'
import { soldTreatments } from './sold-treatments.ts'

/** The data that many pages of one locale share. */
export function composeShared(
  composition: Composition,
  navigation: NavigationSource,
  names: Pick<TextChecker, 'signText' | 'factText'>,
  places: readonly Postcode[],
  map: MapData | undefined,
): SharedData {
  const { facts, locale, country } = composition
  const { slogan, ...company } = facts.company
  return {
    messages: fillMessages(messagesFor(locale, country), names),
    navigation: composeNavigation(navigation, composition),
    company: { ...company, slogan: resolveText(slogan, locale, country) },
    clinics: siteClinics(composition),
    catalogue: siteCatalogue(composition),
    practitioners: describeDirectory(
      { ...facts, practitioners: listStaff(facts.practitioners, country) },
      locale,
      country,
    ),
    team: composeTeam(composition),
    wizard: {
      ...fillMessages(bookingMessagesFor(locale, country), names),
      covidAnswers: composeShortAnswers(navigation.paths.covidFaq, composition),
    },
    apps: composeApps(composition),
    ...(places.length > 0 && { places: packPostcodes(places) }),
    ...(map && { map }),
  }
}

/** Sorted by name here, in the alphabet of the country, so that no browser has to know it. */
function siteClinics({ facts, locale, country, nodes }: Composition): SiteClinic[] {
  const { compare } = new Intl.Collator(languageTag(homeLanguage(country)))
  const byName = facts.clinics.toSorted((a, b) => compare(a.name, b.name))
  return byName.map((clinic) => {
    const { id, name, city, area, phone, email, position, labels, hours, publicHolidays } = clinic
    const areaName = resolveText(facts.areas.find((candidate) => candidate.id === area)!.name, locale, country)
    const address = `${clinic.address.street}, ${clinic.address.postcode} ${clinic.address.place}`
    const summary = resolveText(clinic.summary, locale, country)
    const path = nodes.get(`clinics/${id}`)!.in[locale].path
    return {
      id,
      name,
      city,
      area,
      areaName,
      address,
      phone,
      email,
      position,
      labels,
      hours,
      publicHolidays,
      summary,
      path,
    }
  })
}

function siteCatalogue({ facts, locale, country }: Composition): SiteCatalogue {
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, country)
  // Holidays do not matter for who works where.
  const index = indexSchedule(facts)
  const treatments: SiteCatalogue['treatments'] = {}
  const isSoldHere = soldTreatments(facts)
  const all = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  /** A dialog compares what can be chosen: it is not there where a part of that is not sold. */
  const isComplete = (dialog: string) => all.every((it) => it.dialog !== dialog || isSoldHere.has(it.id))
  const types = facts.catalogue.types.map((type) => ({
    id: type.id,
    name: words(type.name),
    text: words(type.text),
    art: type.art,
    ...(type.videoService && { videoService: type.videoService }),
    choices: type.choices.map(({ name, service, treatment, namedByClinic }) => ({
      name: words(name),
      type: type.id,
      ...(service && { service }),
      ...(treatment && { treatment }),
      ...(namedByClinic && { namedByClinic }),
    })),
    services: type.services.map((service) => {
      for (const treatment of service.treatments) {
        const { id, name, text, mode, minutes, profession, dialog, results, travel } = treatment
        const clinics = mode === 'video' ? [] : listClinics(index, id, facts.groups)
        const price = facts.prices[id]?.price ?? null
        const visitPrice = findVisitPrice(facts.prices, id)
        treatments[id] = {
          id,
          name: words(name),
          text: words(text),
          mode,
          minutes,
          price,
          profession,
          clinics,
          type: type.id,
          service: service.id,
          ...(dialog && isComplete(dialog) && { dialog }),
          ...(results && { results: words(results.faq), latestResult: results.latest }),
          ...(travel && { travel }),
          ...(visitPrice !== null && { package: { visits: viewVisits(index, treatment), visitPrice } }),
          ...viewGroup(facts, treatment),
        }
      }
      return {
        id: service.id,
        name: words(service.name),
        text: words(service.text),
        treatments: service.treatments.filter(({ id }) => isSoldHere.has(id)).map((treatment) => treatment.id),
      }
    }),
  }))
  const shortcuts = facts.catalogue.shortcuts.map(({ name, ...choices }) => ({ name: words(name), ...choices }))
  // A tile only links to what this country offers.
  const sold = types.flatMap((type) => type.services.flatMap((it) => it.treatments.map((id) => treatments[id]!)))
  const leadsOn = (it: { type: string; service?: string | undefined; treatment?: string | undefined }) => {
    const video = types.find(({ id }) => id === it.type)?.videoService
    return it.service || it.treatment
      ? sold.some(({ id, service }) => (it.treatment ?? id) === id && (it.service ?? service) === service)
      : sold.some(({ type, service }) => type === it.type || service === video)
  }
  return {
    types: types.map((type) => ({ ...type, choices: type.choices.filter(leadsOn) })),
    treatments,
    shortcuts: shortcuts.filter(leadsOn),
  }
}

/** What all plans of a class or course have in common, for the booking. */
function viewGroup({ groups, prices }: Facts, { id, group: kind }: Treatment): { group?: SiteGroup } {
  const plan = groups.find((it) => it.treatment === id)
  if (!plan || !kind) return {}
  const datePrice = plan.sold === 'series' ? undefined : prices[id]?.date
  return {
    group: {
      kind,
      dates: plan.dates,
      isOnline: plan.link !== undefined,
      ...(datePrice !== undefined && { datePrice }),
    },
  }
}
