import { describe, expect, it } from 'vitest'
import { en } from '#messages/booking/en.ts'
import { en as common } from '#messages/en.ts'
import { type Draft, emptyDraft, type TypedPerson } from '../draft/draft.ts'
import { checkPeople, listPeople } from './check-people.ts'
import { listPeopleErrors } from './list-people-errors.ts'

const setting = { locale: 'en', country: 'norway', today: '2026-11-16' } as const
const typed = {
  ...emptyDraft().typed,
  ...{ name: 'Kari Nordmann', birthdate: '03/13/1990', phone: '+47 912 34 567', description: 'Cough' },
}
const draftWith = (...people: TypedPerson[]): Draft => ({ typed, typedOthers: { people, locale: 'en' } })
const child = { name: 'Ola Nordmann', birthdate: '05/13/2015', description: 'Fever' }

describe('people who come together', () => {
  it('are reached by one phone', () => {
    const checked = checkPeople(listPeople(2, draftWith(child), setting), typed, setting)
    expect(checked).toMatchObject({
      ok: true,
      patients: [
        { name: 'Kari Nordmann', birthdate: '1990-03-13', phone: '+4791234567' },
        { name: 'Ola Nordmann', birthdate: '2015-05-13', phone: '+4791234567', description: 'Fever' },
      ],
    })
  })

  it('are as many as are coming, whatever was typed for more', () => {
    expect(listPeople(2, draftWith(child, child), setting).map(({ name }) => name)).toEqual([
      'Kari Nordmann',
      'Ola Nordmann',
    ])
    expect(listPeople(3, draftWith(child), setting).map(({ name }) => name)).toEqual([
      'Kari Nordmann',
      'Ola Nordmann',
      '',
    ])
  })

  it('have their birthdates in the order of the language that the page is in now', () => {
    const unfinished = { ...child, birthdate: '05/1' }
    const norwegian = { ...setting, locale: 'no' } as const
    expect(
      listPeople(3, draftWith(child, unfinished), norwegian)
        .map(({ birthdate }) => birthdate)
        .slice(1),
    ).toEqual(['13-05-2015', '05/1'])
  })

  it('are told by person what is wrong, and of the phone once, last as it stands in the form', () => {
    const wrong = { ...typed, name: '', phone: '12' }
    const checked = checkPeople(
      listPeople(2, { ...draftWith({ ...child, description: '' }), typed: wrong }, setting),
      wrong,
      setting,
    )
    const errors = listPeopleErrors(checked.ok ? {} : checked.fields, 2, { words: en, common })
    expect(errors.map(({ field, name }) => [field, name])).toEqual([
      ['people.0.name', 'Person 1'],
      ['people.1.description', 'Person 2'],
      ['phone', undefined],
    ])
  })
})
