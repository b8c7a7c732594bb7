import type { PartnerView } from '#domain/api/read-answers.ts'
import { readBirthdate } from '#domain/forms/fields/birthdate.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import { checkPatient, type Patient } from '#domain/forms/patient.ts'
import { languageOf } from '#domain/market/locale.ts'
import { checkAnswers } from '#domain/partners/check-answers.ts'
import type { PartnerDetails } from '#domain/partners/partner-facts.ts'
import { readPhone } from '#domain/phones/phone-at-home.ts'
import { checkPhoneFormat } from '#domain/phones/phone-format.ts'
import { writeDeparture } from '#domain/travel/departure.ts'
import type { Typed } from '../draft/draft.ts'
import type { FormSetting } from './form-setting.ts'

export type CheckedForm =
  | { ok: true; patient: Patient; partner?: PartnerDetails }
  | { ok: false; fields: Record<string, MessageKey> }

/**
 * The rules of the domain for everything typed, all at once. Whether a number that looks right can get an SMS is for the
 * server to say when it is asked for the code.
 */
export function checkForm(
  typed: Typed,
  { locale, country, today, needsNoReason = false }: FormSetting,
  partner: PartnerView | undefined,
): CheckedForm {
  const birthdate = readBirthdate(typed.birthdate, languageOf(locale, country), today)
  const patient = checkPatient(
    {
      ...typed,
      birthdate: birthdate.ok ? birthdate.value : '',
      phone: readPhone(typed.phone, country),
      departure: writeDeparture(typed.departure),
    },
    { today, checkPhone: checkPhoneFormat, needsNoReason },
  )
  const answers = partner && checkAnswers(partner.fields, typed.partner)
  if (patient.ok && birthdate.ok && (!answers || answers.ok)) {
    return {
      ok: true,
      patient: patient.value,
      ...(answers && { partner: { kind: partner.kind, id: partner.id, ...answers.value, ...termsRead(partner) } }),
    }
  }
  return {
    ok: false,
    fields: {
      ...(!patient.ok && patient.fields),
      ...(!birthdate.ok && { birthdate: birthdate.key }),
      ...(answers && !answers.ok && answers.fields),
    },
  }
}

/** Which terms the visitor has accepted: those that were shown. */
function termsRead({ termsVersion }: PartnerView): Record<string, string> {
  return termsVersion === undefined ? {} : { termsVersion }
}
