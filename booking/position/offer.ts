import type { PartnerView } from '#domain/api/read-answers.ts'
import { isShareOf, priceFor } from '#domain/booking/price.ts'
import { paysRest } from '#domain/partners/share.ts'
import type { SiteCatalogue, SiteClinic, SiteTileChoice, SiteTreatment, TeamMember } from '#domain/site/site-data.ts'

/** What can be booked, where and with whom: everything the booking knows before it asks for times. */
export interface BookingCatalogue extends SiteCatalogue {
  clinics: SiteClinic[]
  team: TeamMember[]
  /** The partner that the visitor comes through; asked for when the address names one. */
  partner?: PartnerView
}

export interface OfferedService {
  id: string
  name: string
  text: string
  treatments: SiteTreatment[]
}

export interface OfferedType {
  id: string
  name: string
  /** What its services are. Where some are not offered, it would promise them: then what the only one is, or nothing. */
  text: string
  art: string
  choices: SiteTileChoice[]
  services: OfferedService[]
}

/** Whom the visitor comes through, and where or with whom they want it. */
export interface Wish {
  partner?: PartnerView
  clinic?: SiteClinic
  practitioner?: TeamMember
}

/** What can be had, at the partner's prices; with a clinic or practitioner in mind only what there is of it there. */
export function findOffer(catalogue: SiteCatalogue, wish: Wish): OfferedType[] {
  const member = wish.partner && { prices: wish.partner.prices, paysRest: paysRest(wish.partner) }
  const services = new Map(catalogue.types.flatMap((type) => type.services.map((service) => [service.id, service])))
  return catalogue.types
    .map((type) => {
      const video = services.get(type.videoService ?? '')
      const own = type.services.includes(video!) || !video ? type.services : [...type.services, video]
      const offered = own
        .map((service) => ({
          ...service,
          treatments: service.treatments
            .flatMap((id) => catalogue.treatments[id] ?? [])
            .filter((treatment) => fits(treatment, wish))
            .map((treatment) => ({
              ...treatment,
              price: priceFor(treatment, member?.prices),
              isShare: isShareOf(member, treatment.id),
            })),
        }))
        .filter((service) => service.treatments.length > 0)
      const isWhole = type.services.every(({ id }) => offered.some((service) => service.id === id))
      const [only, more] = offered
      return { ...type, text: isWhole ? type.text : only && !more ? only.text : '', services: offered }
    })
    .filter((type) => type.services.length > 0)
}

/** A class at the price of one of its dates; as it is where those have none of their own. */
export function priceOneDate(treatment: SiteTreatment, partner: PartnerView | undefined): SiteTreatment {
  const price = treatment.group?.datePrice
  if (price === undefined) return treatment
  return { ...treatment, price: priceFor({ id: treatment.id, price }, partner?.datePrices), isShare: false }
}

function fits(treatment: SiteTreatment, { partner, clinic, practitioner }: Wish): boolean {
  if (partner?.excluded.includes(treatment.id)) return false
  if (clinic && !treatment.clinics.includes(clinic.id)) return false
  return !practitioner || (treatment.mode === 'clinic' && practitioner.treatments.includes(treatment.id))
}

/** The clinics where a treatment can be had, of a practitioner if one is wished. */
export function findClinics(
  { clinics }: Pick<BookingCatalogue, 'clinics'>,
  treatment: SiteTreatment,
  by?: TeamMember,
): SiteClinic[] {
  return clinics.filter(({ id }) => treatment.clinics.includes(id) && (!by || by.clinics.includes(id)))
}

interface OtherWay {
  name: string
  choices: { type: string; service: string; treatment: string }
}

/** The same profession on video: of all that there is, because what a clinic or practitioner has is never on video. */
export function findOnVideo(
  catalogue: SiteCatalogue,
  { profession }: SiteTreatment,
  partner?: PartnerView,
): OtherWay | undefined {
  return findFirst(findOffer(catalogue, { partner }), (it) => it.mode === 'video' && it.profession === profession)
}

/** What a new patient books of the same profession at a clinic. */
export function findInClinic(offer: OfferedType[], { profession }: SiteTreatment): OtherWay | undefined {
  return findFirst(offer, (it) => it.mode === 'clinic' && it.profession === profession)
}

function findFirst(offer: OfferedType[], fits: (treatment: SiteTreatment) => boolean): OtherWay | undefined {
  for (const type of offer)
    for (const service of type.services) {
      const treatment = service.treatments.find(fits)
      if (!treatment) continue
      const name = treatment.mode === 'video' ? service.name : treatment.name
      return { name, choices: { type: type.id, service: service.id, treatment: treatment.id } }
    }
}

/** The areas of some clinics, those with the most clinics first. */
export function listAreas(clinics: SiteClinic[]): string[] {
  const count = (area: string) => clinics.filter((clinic) => clinic.area === area).length
  return [...new Set(clinics.map(({ area }) => area))].sort((a, b) => count(b) - count(a))
}

/** Who can be booked for a treatment at a clinic. */
export function findTeam({ team }: Pick<BookingCatalogue, 'team'>, treatment: string, clinic: string): TeamMember[] {
  return team.filter((person) => person.treatments.includes(treatment) && person.clinics.includes(clinic))
}
