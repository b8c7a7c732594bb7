import type { PartnerBody } from '#domain/api/bodies.ts'
import { readBirthdate } from '#domain/fields/birthdate.ts'
import type { MessageKey } from '#domain/fields/checked.ts'
import type { Locale } from '#domain/locale.ts'
import { checkPartner } from '#domain/partner-details.ts'
import { checkPatient, type Patient } from '#domain/patient.ts'
import { checkPhoneFormat } from '#domain/phone-format.ts'
import type { SitePartner } from '#domain/site-data.ts'
import type { Typed } from '../draft.ts'

export type CheckedForm =
  | { ok: true; patient: Patient; partner?: PartnerBody }
  | { ok: false; fields: Record<string, MessageKey> }

/**
 * The rules of the domain for everything typed, all at once. Whether a number that looks right can get an SMS is for the
 * server to say when it is asked for the code. `today` is the day at the clinic.
 */
export function checkForm(typed: Typed, locale: Locale, today: string, partner: SitePartner | undefined): CheckedForm {
  const birthdate = readBirthdate(typed.birthdate, locale, today)
  const patient = checkPatient(
    { ...typed, birthdate: birthdate.ok ? birthdate.value : '' },
    { today, checkPhone: checkPhoneFormat },
  )
  const order = partner && partnerBody(typed, partner)
  const checked = order && checkPartner(order, partner)
  if (patient.ok && birthdate.ok && (!checked || checked.ok))
    return { ok: true, patient: patient.value, partner: order }
  return {
    ok: false,
    fields: {
      ...(!patient.ok && patient.fields),
      ...(!birthdate.ok && { birthdate: birthdate.key }),
      ...(checked && !checked.ok && checked.fields),
    },
  }
}

function partnerBody(typed: Typed, { kind, id }: SitePartner): PartnerBody {
  if (kind === 'airline') return { kind, id, rewardNumber: typed.rewardNumber }
  if (kind === 'insurance') return { kind, id, accepted: typed.accepted }
  const { campaign, department, hrConsultant, costCenter } = typed
  return { kind, id, campaign, department, hrConsultant, costCenter }
}
