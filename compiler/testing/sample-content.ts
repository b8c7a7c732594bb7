import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The prices of what the samples sell: the first visit at a price of the test's own. */
export const samplePrices = (price: number) =>
  `norway:\n  physio-first: { price: ${price} }\n  video: { price: 350 }\nsweden: {}\n`

/** A small but whole content folder for tests: one clinic, one person, the pages the site cannot do without, one condition. */
export function sampleFiles(): Record<string, string> {
  const page = (id: string, kind: string, path: string, group = 'legal') => ({
    [`pages/${id}.yaml`]: `kind: ${kind}\ngroup: ${group}\n`,
    [`pages/${id}.en.md`]: `---\ntitle: The page ${id}\nsummary: About ${id}.\n---\n## About {#about}\nText of ${id}.\n`,
    [`pages/${id}.no.md`]: `---\npath: ${path}\ntitle: ${id} på norsk\nsummary: Om ${id}.\n---\n## Om {#about}\nTekst om ${id}.\n`,
  })
  return {
    'company.yaml': `name: Innom
slogan: { no: Stikk innom, en: Drop in, sv: Titta in }
countries:
  norway: { legalName: Innom Helse AS, orgNumber: 999 888 777, address: Gata 1, postalAddress: Postboks 1, mobileNumber: +47 90 00 00 00, email: hei@innom.example }
  sweden: { legalName: Innom Vård AB, orgNumber: 559999-0000, address: Gatan 1, postalAddress: Box 1, mobileNumber: +46 8 505 010 00, email: hej@innom.example }
app: { ios: 'https://innom.example/ios', android: 'https://innom.example/android' }
cancellationHours: 24
`,
    // The real table too: dialogs of the booking refer to its signs.
    'warning-signs.yaml': `${readFileSync('content/warning-signs.yaml', 'utf8')}
cannot-hold-urine:
  level: emergency
  words: { en: you cannot hold your urine, no: du ikke kan holde på urinen }
  match: { en: [cannot hold urine], no: [ikke kan holde urin] }
  source: NHS
helpless:
  level: urgent
  words: { en: you feel helpless, no: du føler deg hjelpeløs }
  alsoName: 116 123
  source: NHS
`,
    'refusals.yaml': '[]\n',
    'clinical-limits.yaml': `rest: { text: { en: 2 days, no: 2 dager }, near: { en: [rest], no: [hvile] }, source: NHS, year: 2026 }\n`,
    'sign-sets.yaml': `together: [{ name: feelings, with: [helpless], needs: [[suicide-plan, suicidal-thoughts]] }]
either: [[stroke, stroke-sight-balance]]
pages: { sciatica: [cannot-hold-urine] }
`,
    'sign-pairs.yaml': 'stopWords: { en: [], no: [] }\nsameWords: { en: [], no: [] }\naccepted: []\n',
    'words.yaml': `en: [{ avoid: complaints, use: symptoms, why: a complaint is a grievance }]
no: [{ avoid: kynisk til, use: kynisk overfor, why: feil preposisjon }]
sv: []
`,
    'terms.yaml': '[]\n',
    'medicines.yaml': `ibuprofen: { names: { en: [ibuprofen], no: [ibuprofen] }, pregnancy: ask, breastfeeding: may, children: doctor, interactions: [], caution: { en: Not when pregnant., no: Ikke i svangerskapet. }, source: The leaflet }
isotretinoin: { names: { en: [isotretinoin], no: [isotretinoin] }, warningOnly: true, pregnancy: may, breastfeeding: may, children: doctor, interactions: [], caution: { en: Take care., no: Vær forsiktig. }, source: The leaflet }
diclofenac: { names: { en: [diclofenac], no: [diclofenac] }, warningOnly: true, pregnancy: may, breastfeeding: may, children: doctor, interactions: [], caution: { en: Take care., no: Vær forsiktig. }, source: The leaflet }
`,
    'substances.yaml':
      'prescription: { skin: [isotretinoin, diclofenac], pain: [codein] }\nwithoutPrescription: [{ names: [diclofenac gel], why: for the skin }]\n',
    'areas.yaml': '- { id: oslo, name: { no: Oslo, en: Oslo } }\n',
    'competence.yaml': '- { id: backs, name: { no: Rygg, en: Backs } }\n',
    'prices.yaml': samplePrices(895),
    'orders.yaml': 'collectAt: test\nhandInAt: [medical]\nitems: []\n',
    'catalogue.yaml': `types:
  - id: physical
    name: { no: Fysikalsk, en: Physical, sv: Fysikalisk }
    text: { no: Kroppen, en: The body }
    art: physical
    services:
      - id: physio
        name: { no: Fysioterapeut, en: Physiotherapist }
        text: { no: Kropp, en: Body }
        treatments:
          - { id: physio-first, name: { no: Første time, en: First time }, text: { no: Ny, en: New }, mode: clinic, minutes: 45, profession: physiotherapist }
          - { id: video, name: { no: Video, en: Video }, text: { no: På video, en: On video }, mode: video, minutes: 20, profession: general-practitioner }
`,
    // A folder without a group.
    'groups/.gitkeep': '',
    'clinics/bislett.yaml': `id: bislett
name: Bislett
area: oslo
city: Oslo
address: { street: Pilestredet 75, postcode: '0354', place: Oslo }
phone: +47 22 00 00 01
email: bislett@innom.example
position: { lat: 59.92, lng: 10.73 }
labels: [medical]
hours:
  mon: [{ from: '08:00', to: '18:00' }]
closures:
  - { from: 2026-12-24, to: 2026-12-26, reason: { no: Jul, en: Christmas } }
specialHours:
  - { date: 2026-12-31, hours: [{ from: '09:00', to: '12:00' }], reason: { no: Nyttårsaften, en: 'New Year’s Eve' } }
summary: { no: Klinikken på Bislett., en: The clinic at Bislett. }
about: { no: Om oss., en: About us. }
gettingHere: { no: Ta trikken., en: Take the tram. }
access: { no: Ingen trinn., en: No steps. }
where: { no: Ta plass i venterommet., en: Take a seat in the waiting room. }
`,
    'practitioners/sara.yaml': `id: sara
name: Sara Haugland
profession: physiotherapist
line: physical
hpr: '9999001'
languages: [no, en]
portrait: { skin: light, hair: brown, style: bun, clothes: mint-shirt, background: sky }
competence: [backs]
treatments: [physio-first]
shifts:
  - { clinic: bislett, days: [mon], hours: { from: '08:00', to: '16:00' } }
summary: { no: Fysioterapeut., en: Physiotherapist. }
about: { no: Om Sara., en: About Sara. }
`,
    'practitioners/ola.yaml': `id: ola
name: Ola Lie
profession: general-practitioner
line: general
hpr: '9999002'
languages: ['no']
portrait: { skin: light, hair: brown, style: short, clothes: coat, background: sky }
competence: [backs]
treatments: [video]
shifts: []
summary: { no: Lege., en: Doctor. }
about: { no: Om Ola., en: About Ola. }
`,
    'partners/norvind.yaml': `id: norvind
name: Norvind
kind: airline
summary: { no: Poeng., en: Points. }
earning: { firstVideoVisit: 150, firstClinicVisit: 150, laterPercent: 4 }
`,
    'navigation.yaml': `main:
  - { title: { no: Rygg, en: Back, sv: Rygg }, page: sciatica }
about: [about-us]
help: [contact]
legal: [privacy-policy]
paths: { home: index, booking: book-an-appointment, contact: contact, cookies: cookies, clinics: clinics, faq: faq, covidFaq: faq, practitioners: our-practitioners, privacy: privacy-policy, terms: privacy-policy, booked: book-an-appointment, manage: book-an-appointment, waitingList: book-an-appointment, cancellation: privacy-policy, search: search, prices: index, tools: 'clinics#map' }
`,
    'pages/index.yaml':
      'kind: home\ngroup: home\nchips: [{ id: back, query: type=physical }]\nlines: [{ id: body, art: physical, tone: sand, query: type=physical, page: sciatica }]\n',
    'pages/index.en.md':
      '---\ntitle: Drop in\nsummary: Clinics.\nchips: { back: Back }\nlines: { body: { title: Body, text: Backs } }\n---\n## Hello {#hello}\nText.\n',
    'pages/index.no.md':
      '---\npath: /\ntitle: Stikk innom\nsummary: Klinikker.\nchips: { back: Rygg }\nlines: { body: { title: Kropp, text: Rygger } }\n---\n## Hei {#hello}\nTekst.\n',
    'pages/index.sv.md':
      '---\npath: /\ntitle: Titta in\nsummary: Kliniker.\nchips: { back: Rygg }\nlines: { body: { title: Kropp, text: Ryggar } }\n---\n## Hej {#hello}\nText.\n',
    ...page('book-an-appointment', 'booking', '/bestill-time/', 'booking'),
    ...page('404', 'not-found', '/404/', 'not-found'),
    ...page('500', 'error', '/500/', 'error'),
    ...page('offline', 'offline', '/uten-nett/', 'offline'),
    ...page('clinics', 'clinic-list', '/klinikker/', 'clinics'),
    ...page('search', 'search', '/sok/'),
    ...page('faq', 'faq', '/sporsmal-og-svar/', 'faq'),
    ...page('our-practitioners', 'directory', '/behandlere/', 'people'),
    ...page('contact', 'contact', '/kontakt/'),
    ...page('cookies', 'cookies', '/informasjonskapsler/'),
    ...page('privacy-policy', 'legal', '/personvernerklaering/'),
    ...page('about-us', 'legal', '/om-oss/'),
    ...page('business-thanks-interest', 'thanks', '/takk/', 'business'),
    ...page('business-thanks-interest-video', 'thanks', '/takk-video/', 'business'),
    ...page('business-thanks-interest-mail', 'thanks', '/takk-epost/', 'business'),
    ...page('job-application-thanks', 'thanks', '/takk-soknad/', 'business'),
    'faq/booking.yaml': 'kind: faq-topic\ngroup: faq\n',
    'faq/booking.en.md': '---\ntitle: Booking\nsummary: About booking.\n---\n## Booking {#about}\nText.\n',
    'faq/booking.no.md':
      '---\npath: /sporsmal-og-svar/bestilling/\ntitle: Bestilling\nsummary: Om bestilling.\n---\n## Bestilling {#about}\nTekst.\n',
    'blog/.keep': '',
    'pages/sciatica.yaml': sciatica.yaml,
    'pages/sciatica.en.md': sciatica.en,
    'pages/sciatica.no.md': sciatica.no,
  }
}

const filler = (words: string) => Array.from({ length: 80 }, () => words).join(' ')

const sciatica = {
  yaml: `kind: condition
group: physical
care: [emergency, non-urgent]
treatments: [physio-first]
related: [about-us]
aliases: [leg-pain]
review: { by: ola, reviewed: 2026-10-01, next: 2027-10-01 }
sources: [{ title: Sciatica, publisher: NHS }]
careReason: Weakness in both legs is an emergency
`,
  en: `---
title: Sciatica
plainName: sciatica
summary: Pain down the leg.
---
## What is sciatica? {#overview}
It passes in 6 weeks. ${filler('the nerve hurts a lot.')}

## Symptoms {#symptoms}
- Pain, see [about us](page:about-us)

## When to get help {#help}
:::emergency
- {sign:cannot-hold-urine}
:::

:::non-urgent
- you have hurt for long
:::

## Questions {#questions}
### How much is it?
{price:physio-first}, [book](book:physio-first).

### Is it dangerous?
No.

### May I move?
Yes.
`,
  no: `---
path: /isjias/
title: Isjias
plainName: isjias
summary: Smerte ned i beinet.
---
## Hva er isjias? {#overview}
Det går over på 6 uker. ${filler('nerven gjør veldig vondt.')}

## Symptomer {#symptoms}
- Smerte, se [om oss](page:about-us)

## Når bør du søke hjelp? {#help}
:::emergency
- {sign:cannot-hold-urine}
:::

:::non-urgent
- du har hatt vondt lenge
:::

## Spørsmål {#questions}
### Hva koster det?
{price:physio-first}, [bestill](book:physio-first).

### Er det farlig?
Nei.

### Kan jeg bevege meg?
Ja.
`,
}

/** Writes a content folder; `changes` replace files, null removes one. Returns the folder and how to remove it. */
export function writeContent(changes: Record<string, string | null> = {}): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'innom-content-'))
  writeFilesInto(folder, { ...sampleFiles(), ...changes })
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Files that are null are left out. */
export function writeFilesInto(folder: string, files: Record<string, string | null>): void {
  for (const [name, text] of Object.entries(files)) {
    if (text === null) continue
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
