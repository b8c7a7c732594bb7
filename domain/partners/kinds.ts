/** All kinds of partners. Without zod, as the browser loads this; their schemas are put together in partner-facts.ts. */
import type { KindTraits, PartnerKind, Question } from './kind.ts'
import { airline, airlineTraits } from './kinds/airline/kind.ts'
import { corporate, corporateTraits } from './kinds/corporate/kind.ts'
import { insurance, insuranceTraits } from './kinds/insurance/kind.ts'
import { membership, membershipTraits } from './kinds/membership/kind.ts'
import type { KindName, Partner, PartnerFieldName } from './partner-facts.ts'

/** A kind as those see it who do not know which questions it has. */
interface AnyKind<Facts = Partner> extends Omit<PartnerKind<Facts, PartnerFieldName>, 'questions'> {
  readonly questions: { readonly [Name in PartnerFieldName]?: Question<Facts> }
}

const kinds: Record<KindName, AnyKind> = { airline, insurance, corporate, membership } satisfies {
  [Name in KindName]: AnyKind<Extract<Partner, { kind: Name }>>
}

/** The kind of a partner of the current content. */
export function kindOf(partner: { readonly kind: KindName }): AnyKind {
  return kinds[partner.kind]
}

/** The kind with a name; undefined where a booking was stored, or a page was built, by a version with other kinds. */
export function findKind(name: string | undefined): AnyKind | undefined {
  return name !== undefined && Object.hasOwn(kinds, name) ? kinds[name as KindName] : undefined
}

const traits: Record<KindName, KindTraits<PartnerFieldName>> = {
  airline: airlineTraits,
  insurance: insuranceTraits,
  corporate: corporateTraits,
  membership: membershipTraits,
}

/** What the browser may know of a kind, and all that it loads of it; nothing for a kind that there is no longer. */
export function findTraits(name: string | undefined): KindTraits<PartnerFieldName> {
  return name !== undefined && Object.hasOwn(traits, name) ? traits[name as KindName] : {}
}
