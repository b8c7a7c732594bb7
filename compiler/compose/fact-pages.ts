import type { Facts } from '#domain/facts/facts.ts'
import { languageOf, resolveText } from '#domain/locale.ts'
import { languageName } from '#domain/people/language-name.ts'
import { portraitPath } from '#domain/profile-path.ts'
import { listWorkplaces } from '#domain/workplaces.ts'
import { kioskMessages } from '#messages/kiosk/messages.ts'
import { messagesFor } from '#messages/messages.ts'
import { type MarkdownContext, renderMarkdown } from '../markdown.ts'
import type { ClinicPage, KioskPage, PractitionerPage } from '../page-data.ts'
import { placesOfClinic } from '../places/compose-place.ts'
import { barePage, type Composition, personTeaser } from './base-page.ts'
import type { SiteNode } from './site-map.ts'

/** A clinic's page, generated from its facts only. */
export function composeClinic(
  node: SiteNode,
  clinic: Facts['clinics'][number],
  composition: Composition,
  contextAt: (field: string) => MarkdownContext,
): ClinicPage {
  const { facts, locale, country } = composition
  const words = (text: Parameters<typeof resolveText>[0]) => resolveText(text, locale, country)
  const team = facts.practitioners.filter((person) => listWorkplaces(person).includes(clinic.id))
  const offered = new Set(team.flatMap((person) => person.treatments))
  const treatments = facts.catalogue.types.flatMap((type) => type.services.flatMap((service) => service.treatments))
  return {
    ...barePage(node, composition),
    treatments: treatments
      .filter((treatment) => treatment.mode === 'clinic' && offered.has(treatment.id))
      .map((treatment) => treatment.id),
    clinic: clinic.id,
    about: renderMarkdown(words(clinic.about), 0, contextAt('about')),
    gettingHere: renderMarkdown(words(clinic.gettingHere), 0, contextAt('gettingHere')),
    access: renderMarkdown(words(clinic.access), 0, contextAt('access')),
    team: team.map((person) => personTeaser(person, composition)),
    places: placesOfClinic(clinic.id, composition),
    closures: clinic.closures.map(({ from, to, reason }) => ({ from, to, reason: words(reason) })),
    specialHours: clinic.specialHours.map(({ date, hours, reason }) => ({ date, hours, reason: words(reason) })),
  }
}

/** The kiosk of a clinic. It is not part of the site to read, so it has no breadcrumbs. */
export function composeKiosk(node: SiteNode, clinic: string, composition: Composition): KioskPage {
  const { locale, country } = composition
  return {
    ...barePage(node, composition),
    crumbs: [],
    clinic,
    words: kioskMessages[locale],
    languageNames: {
      no: messagesFor('en', country).site.otherLanguage,
      en: messagesFor('no', country).site.otherLanguage,
    },
  }
}

/** A practitioner's profile, generated from the facts only. */
export function composePractitioner(
  node: SiteNode,
  person: Facts['practitioners'][number],
  composition: Composition,
  contextAt: (field: string) => MarkdownContext,
): PractitionerPage {
  const { facts, locale, country } = composition
  return {
    ...barePage(node, composition),
    treatments: person.treatments,
    id: person.id,
    name: person.name,
    profession: person.profession,
    portrait: portraitPath(person.id),
    hpr: person.hpr,
    languages: person.languages.map((code) => languageName(code, languageOf(locale, country))),
    competence: person.competence.map((id) =>
      resolveText(facts.competence.find((item) => item.id === id)!.name, locale, country),
    ),
    clinics: listWorkplaces(person),
    about: renderMarkdown(resolveText(person.about, locale, country), 0, contextAt('about')),
  }
}
