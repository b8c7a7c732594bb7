import { listStaff } from '#domain/facts/in-market.ts'
import { listWorkplaces } from '#domain/people/workplaces.ts'
import { portraitPath } from '#domain/site/profile-path.ts'
import type { AppCode, AppCodes, TeamMember } from '#domain/site/site-data.ts'
import { drawQr } from '#ui/qr-code/draw-qr.ts'
import type { Composition } from './base-page.ts'

/** Who can be booked for what and where. */
export function composeTeam({ facts, country }: Composition): TeamMember[] {
  return listStaff(facts.practitioners, country).map((person) => ({
    id: person.id,
    name: person.name,
    portrait: portraitPath(person.id),
    treatments: person.treatments,
    clinics: listWorkplaces(person),
  }))
}

/** Links to the app in both app stores, with QR codes. The codes are drawn at build time, so that the browser needs no library. */
export function composeApps({ facts }: Composition): AppCodes {
  const { ios, android, example } = facts.company.app
  return { ios: drawCode(ios), android: drawCode(android), isExample: example }
}

function drawCode(url: string): AppCode {
  return { url, ...drawQr(url) }
}
