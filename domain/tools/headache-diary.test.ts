import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates/calendar-date.ts'
import { writeCsv } from '../text/csv.ts'
import {
  addHeadacheDay,
  type DiaryWords,
  diaryRows,
  type HeadacheDay,
  type HeadacheMedicine,
  headacheMedicines,
  headacheSigns,
  readDiary,
  summariseDiary,
} from './headache-diary.ts'

const today = '2026-11-16'
const dayWith = (date: string, medicine: HeadacheMedicine = 'none'): HeadacheDay => ({
  date,
  hours: 4,
  strength: 5,
  signs: [],
  medicine,
  note: '',
})
/** So many days, up to today. */
const daysWith = (count: number, medicine: HeadacheMedicine, before = 0) =>
  Array.from({ length: count }, (_, index) => dayWith(addDays(today, -index - before), medicine))

describe('the headache diary', () => {
  // International Classification of Headache Disorders, 3rd edition: 8.2.2 (triptans, 10 days a month), 8.2.3 (simple
  // painkillers, 15 days), 8.2.6 (10 days in all when several kinds are taken), 1.3 and 2.3 (15 days with headache a month
  // are chronic).
  it.each([
    ['14 days with paracetamol', daysWith(14, 'simple'), 'few'],
    ['15 days with paracetamol', daysWith(15, 'simple'), 'overuse'],
    ['9 days with a triptan', daysWith(9, 'strong'), 'few'],
    ['10 days with a triptan', daysWith(10, 'strong'), 'overuse'],
    ['10 days with both kinds', daysWith(10, 'both'), 'overuse'],
    ['5 days with each kind', [...daysWith(5, 'strong'), ...daysWith(5, 'simple', 5)], 'overuse'],
    ['4 days with one kind and 5 with the other', [...daysWith(4, 'strong'), ...daysWith(5, 'simple', 4)], 'few'],
    ['14 days without medicine', daysWith(14, 'none'), 'few'],
    ['15 days without medicine', daysWith(15, 'none'), 'frequent'],
  ] as const)('%s: %s', (_, diary, advice) => expect(summariseDiary(diary, today).advice).toBe(advice))

  it('counts the 30 days that end today, and nothing outside them', () => {
    const diary = [
      dayWith(addDays(today, -30)),
      dayWith(addDays(today, -29)),
      dayWith(today),
      dayWith(addDays(today, 1)),
    ]
    expect(summariseDiary(diary, today)).toMatchObject({ from: '2026-10-18', to: today, days: 2 })
  })

  it('has one entry a day: a correction replaces the day', () => {
    const diary = addHeadacheDay([dayWith('2026-11-10'), dayWith('2026-11-12')], {
      ...dayWith('2026-11-10'),
      strength: 9,
    })
    expect(diary.map(({ date, strength }) => [date, strength])).toEqual([
      ['2026-11-10', 9],
      ['2026-11-12', 5],
    ])
  })
})

const english: DiaryWords = {
  columns: ['Day', 'Hours', 'Strength', 'Signs', 'Medicine', 'Note'],
  decimal: '.',
  signs: {
    'one-side': 'One side',
    throbbing: 'Throbbing',
    pressing: 'Pressing',
    nausea: 'Nausea',
    light: 'Light',
    aura: 'Aura',
  },
  medicines: { none: 'None', simple: 'Painkillers', strong: 'Triptan', both: 'Both' },
}
const norwegian: DiaryWords = {
  ...english,
  columns: ['Dag', 'Timer', 'Styrke', 'Tegn', 'Medisin', 'Notat'],
  decimal: ',',
  medicines: { none: 'Ingen', simple: 'Smertestillende', strong: 'Triptan', both: 'Begge' },
}
const languages = [norwegian, english]

const anyDay: fc.Arbitrary<HeadacheDay> = fc.record({
  date: fc.integer({ min: 0, max: 300 }).map((back) => addDays(today, -back)),
  hours: fc.integer({ min: 1, max: 48 }).map((halves) => halves / 2),
  strength: fc.integer({ min: 1, max: 10 }),
  signs: fc.subarray([...headacheSigns]),
  medicine: fc.constantFrom(...headacheMedicines),
  note: fc.string({ maxLength: 40 }).map((text) => text.replaceAll('\r', '').trim()),
})
const anyDiary = fc.array(anyDay, { maxLength: 12 }).map((days) => days.reduce<HeadacheDay[]>(addHeadacheDay, []))

describe('the downloaded diary', () => {
  it('writes half an hour as its language does', () => {
    const day: HeadacheDay = { date: today, hours: 0.5, strength: 3, signs: [], medicine: 'none', note: '' }
    const hoursIn = (words: DiaryWords) => diaryRows([day], words)[1]![1]
    expect([hoursIn(norwegian), hoursIn(english)]).toEqual(['0,5', '0.5'])
  })

  it('comes back as it was, whichever language it was written in', () => {
    fc.assert(
      fc.property(anyDiary, fc.constantFrom(...languages), (diary, words) => {
        expect(readDiary(`\uFEFF${writeCsv(diaryRows(diary, words))}`, languages)).toEqual(diary)
      }),
    )
  })

  it('is not taken from a file that is something else, or that has a day which cannot be', () => {
    expect(readDiary('', languages)).toBeUndefined()
    expect(readDiary('Name;Phone\r\nKari;12345678\r\n', languages)).toBeUndefined()
    const head = `${norwegian.columns.join(';')}\r\n`
    expect(readDiary(`${head}2026-02-30;2;5;;Ingen;\r\n`, languages)).toBeUndefined()
    expect(readDiary(`${head}2026-02-20;2;11;;Ingen;\r\n`, languages)).toBeUndefined()
    expect(readDiary(`${head}2026-02-20;2;5;;Te;\r\n`, languages)).toBeUndefined()
    expect(readDiary(`${head}2026-02-20;1,5;5;;Ingen;\r\n`, languages)).toHaveLength(1)
  })

  it('never throws, whatever the file holds', () => {
    fc.assert(fc.property(fc.string(), (text) => void readDiary(`${english.columns.join(';')}\n${text}`, languages)))
  })
})
