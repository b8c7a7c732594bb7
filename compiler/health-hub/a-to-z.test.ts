import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupByLetter, letterAnchor, listNames } from './a-to-z.ts'

const pages = (...names: string[]) => names.map((name) => ({ name, path: `/${name}/` }))
const namesUnder = (groups: ReturnType<typeof groupByLetter>, letter: string) =>
  groups.find((group) => group.letter === letter)?.entries.map(({ name }) => name)

describe('names from A to Å', () => {
  it('end with Æ, Ø and Å in Norwegian, and in Swedish with Å, Ä and Ö', () => {
    const alphabet = (language: 'no' | 'en' | 'sv') =>
      groupByLetter([], language)
        .map(({ letter }) => letter)
        .join('')
    expect(alphabet('no')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ')
    expect(alphabet('en')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(alphabet('sv')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ')
  })

  it('stand in the order of a Norwegian dictionary: å last, aa as å, capitals as small letters', () => {
    const groups = groupByLetter(
      pages('Åreknuter', 'øreverk', 'Angst', 'Zoster', 'ADHD', 'Øyekatarr', 'Ånde', 'akne', 'Aafødsel', 'Ærlighet'),
      'no',
    )
    expect(groups.flatMap(({ entries }) => entries.map(({ name }) => name))).toEqual([
      'ADHD',
      'akne',
      'Angst',
      'Zoster',
      'Ærlighet',
      'øreverk',
      'Øyekatarr',
      'Aafødsel',
      'Ånde',
      'Åreknuter',
    ])
    expect(namesUnder(groups, 'Å')).toEqual(['Aafødsel', 'Ånde', 'Åreknuter'])
  })

  it('put letters with accents under the plain letter, and figures before all letters', () => {
    const groups = groupByLetter(pages('Épicondylite', 'Eczema', '5-alpha', 'Ångström test'), 'en')
    expect(groups[0]).toMatchObject({ letter: '#', entries: [{ name: '5-alpha' }] })
    expect(namesUnder(groups, 'E')).toEqual(['Eczema', 'Épicondylite'])
    expect(namesUnder(groups, 'A')).toEqual(['Ångström test'])
  })

  it('lose and double no name', () => {
    const letters = [...'aAbzæøåÅé5Äö (-']
    const name = fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(...letters) })
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom('no', 'en', 'sv'), (names, language) => {
        const found = groupByLetter(pages(...names), language).flatMap(({ entries }) => entries.map((it) => it.name))
        expect(found.toSorted()).toEqual(names.toSorted())
      }),
    )
  })

  it('have anchors of plain letters', () => {
    expect(['A', 'Æ', 'Ø', 'Å', '#'].map(letterAnchor)).toEqual([
      'letter-a',
      'letter-ae',
      'letter-oe',
      'letter-aa',
      'letter-0',
    ])
  })
})

describe('a page is found', () => {
  it('by its title, its plain name and the doctor’s name', () => {
    const names = {
      title: 'Heartburn and acid reflux',
      plainName: 'acid reflux',
      medicalName: 'gastro-oesophageal reflux',
    }
    expect(listNames(names, 'en')).toEqual(['Heartburn and acid reflux', 'Acid reflux', 'Gastro-oesophageal reflux'])
  })

  it('without an English article before its name', () => {
    const names = {
      title: 'Slipped disc in the back',
      plainName: 'a slipped disc',
      medicalName: 'lumbar disc herniation',
    }
    expect(listNames(names, 'en')).toEqual(['Slipped disc in the back', 'Lumbar disc herniation'])
    expect(listNames({ title: 'Injury', plainName: 'an ankle sprain' }, 'en')).toEqual(['Injury', 'Ankle sprain'])
    expect(listNames({ title: 'Plager', plainName: 'a-vitaminmangel' }, 'no')).toEqual(['Plager', 'A-vitaminmangel'])
  })

  it('once, where all its names are the same', () => {
    expect(listNames({ title: 'Endometriose', plainName: 'endometriose', medicalName: 'endometriose' }, 'no')).toEqual([
      'Endometriose',
    ])
  })

  it('once, where a name only explains another one in brackets', () => {
    const names = { title: 'Mastitis', plainName: 'mastitis (inflammation of the breast)', medicalName: 'mastitis' }
    expect(listNames(names, 'en')).toEqual(['Mastitis'])
    expect(listNames({ title: 'Vertigo (spinning dizziness)', medicalName: 'vertigo' }, 'en')).toEqual([
      'Vertigo (spinning dizziness)',
    ])
  })
})
