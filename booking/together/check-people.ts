import { nameOfPerson } from '#domain/booking/several-people.ts'
import { formatBirthdate, readBirthdate } from '#domain/forms/fields/birthdate.ts'
import type { MessageKey } from '#domain/forms/fields/checked.ts'
import type { Patient } from '#domain/forms/patient.ts'
import { languageOf } from '#domain/market/locale.ts'
import type { Draft, Typed, TypedPerson } from '../draft/draft.ts'
import { checkForm } from '../form/check-form.ts'
import type { FormSetting } from '../form/form-setting.ts'

const nobody: TypedPerson = { name: '', birthdate: '', description: '' }

/** What is typed of each of some people, the first of whom is the one of a booking for one; dates in the order of the page's language. */
export function listPeople(
  count: number,
  { typed, typedOthers }: Draft,
  { locale, country, today }: FormSetting,
): TypedPerson[] {
  const { people = [], locale: before = locale } = typedOthers ?? {}
  const settle = (person: TypedPerson): TypedPerson => {
    const read = readBirthdate(person.birthdate, languageOf(before, country), today)
    return before === locale || !read.ok
      ? person
      : { ...person, birthdate: formatBirthdate(read.value, languageOf(locale, country)) }
  }
  return [typed, ...Array.from({ length: count - 1 }, (_, place) => settle(people[place] ?? nobody))]
}

export type CheckedPeople =
  | { ok: true; patients: [Patient, ...Patient[]] }
  | { ok: false; fields: Record<string, MessageKey> }

/** Everything that is wrong with what was typed of everybody; how to reach them is asked once. */
export function checkPeople(people: readonly TypedPerson[], typed: Typed, setting: FormSetting): CheckedPeople {
  const checked = people.map(({ name, birthdate, description }) =>
    checkForm({ ...typed, name, birthdate, description }, setting, undefined),
  )
  const patients = checked.flatMap((it) => (it.ok ? [it.patient] : []))
  const [first, ...others] = patients
  if (first && patients.length === people.length) return { ok: true, patients: [first, ...others] }
  const wrong = checked.flatMap((it, place) =>
    it.ok ? [] : Object.entries(it.fields).map(([field, key]) => [nameOfPerson(place, field), key] as const),
  )
  return { ok: false, fields: Object.fromEntries(wrong) }
}
