import type { Facts } from '#domain/facts/facts.ts'
import { languageOf, resolveText } from '#domain/market/locale.ts'
import { languageName } from '#domain/people/language-name.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import { portraitPath } from '#domain/site/profile-path.ts'
import { kioskMessagesFor } from '#messages/kiosk/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import type { ClinicPage, KioskPage, PractitionerPage } from '#page-data/pages.ts'
import { hasMap, layOutMap } from '#ui/clinic-map/lay-out-map.ts'
import { placesOfClinic } from '../places/compose-place.ts'
import { barePage, type Composition, personTeaser } from './base-page.ts'
import type { ComposedPage } from './composed-page.ts'
import { clinicFile, type FactTexts, factTextName, practitionerFile } from './fact-texts.ts'
import { kioskPageId, practitionerPageId, type SiteNode } from './site-map.ts'
import { soldTreatments } from './sold-treatments.ts'

/** The pages of clinics, kiosks and practitioners, which have no files of their own. */
export function composeFactPages(composition: Composition, texts: FactTexts['html']): ComposedPage[] {
  const { facts, nodes, locale } = composition
  const page = (id: string, compose: (node: SiteNode) => ComposedPage['data']): ComposedPage => {
    const node = nodes.get(id)!
    return { node, locale, language: node.in[locale].language, data: compose(node) }
  }
  return [
    ...facts.clinics.map((clinic) =>
      page(`clinics/${clinic.id}`, (node) => composeClinic(node, clinic, composition, texts)),
    ),
    ...facts.clinics.map(({ id }) => page(kioskPageId(id), (node) => composeKiosk(node, id, composition))),
    ...facts.practitioners.map((person) =>
      page(practitionerPageId(person), (node) => composePractitioner(node, person, composition, texts)),
    ),
  ]
}

/** A clinic's page, generated from its facts only. */
function composeClinic(
  node: SiteNode,
  clinic: Facts['clinics'][number],
  composition: Composition,
  texts: FactTexts['html'],
): ClinicPage {
  const { facts, locale, country } = composition
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, country)
  const textOf = (field: 'about' | 'gettingHere' | 'access') => texts[factTextName(clinicFile(clinic.id), field)]!
  const team = facts.practitioners.filter((person) => listWorkplaces(person).includes(clinic.id))
  const offered = new Set(team.flatMap((person) => person.treatments))
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  return {
    ...barePage(node, composition),
    treatments: treatments
      .filter(({ id, mode, withOrder }) => mode === 'clinic' && !withOrder && offered.has(id))
      .map((treatment) => treatment.id),
    clinic: clinic.id,
    about: textOf('about'),
    gettingHere: textOf('gettingHere'),
    ...(hasMap(country) && { map: layOutMap([clinic], { isClose: true }) }),
    access: textOf('access'),
    team: team.map((person) => personTeaser(person, composition)),
    places: placesOfClinic(clinic.id, composition),
    closures: clinic.closures.map(({ from, to, reason }) => ({ from, to, reason: words(reason) })),
    specialHours: clinic.specialHours.map(({ date, hours, reason }) => ({ date, hours, reason: words(reason) })),
  }
}

/** The kiosk of a clinic. It is not part of the site to read, so it has no breadcrumbs. */
function composeKiosk(node: SiteNode, clinic: string, composition: Composition): KioskPage {
  const { facts, locale, country } = composition
  return {
    ...barePage(node, composition),
    crumbs: [],
    clinic,
    where: resolveText(facts.clinics.find(({ id }) => id === clinic)!.where, locale, country),
    words: kioskMessagesFor(locale, country),
    languageNames: {
      no: messagesFor('en', country).site.otherLanguage,
      en: messagesFor('no', country).site.otherLanguage,
    },
  }
}

/** A practitioner's profile, generated from the facts only. */
function composePractitioner(
  node: SiteNode,
  person: Facts['practitioners'][number],
  composition: Composition,
  texts: FactTexts['html'],
): PractitionerPage {
  const { facts, locale, country } = composition
  return {
    ...barePage(node, composition),
    treatments: person.treatments.filter((id) => soldTreatments(facts).has(id)),
    id: person.id,
    name: person.name,
    profession: person.profession,
    portrait: portraitPath(person.id),
    ...(person.hpr && { hpr: person.hpr }),
    languages: person.languages.map((code) => languageName(code, languageOf(locale, country))),
    competence: person.competence.map((id) =>
      resolveText(facts.competence.find((item) => item.id === id)!.name, locale, country),
    ),
    clinics: listWorkplaces(person),
    about: texts[factTextName(practitionerFile(person.id), 'about')]!,
  }
}
