import { addDays, isCalendarDate } from '../dates/calendar-date.ts'
import { readCsv, unquoteFormula } from '../text/csv.ts'

export const headacheSigns = ['one-side', 'throbbing', 'pressing', 'nausea', 'light', 'aura'] as const
export type HeadacheSign = (typeof headacheSigns)[number]

/** simple: paracetamol or anti-inflammatory painkillers. strong: triptans, ergotamine, opioids, and painkillers with codeine or caffeine in them. */
export const headacheMedicines = ['none', 'simple', 'strong', 'both'] as const
export type HeadacheMedicine = (typeof headacheMedicines)[number]

/** One day with a headache. */
export interface HeadacheDay {
  /** YYYY-MM-DD */
  date: string
  hours: number
  /** 1 hardly noticeable to 10 unbearable. */
  strength: number
  signs: readonly HeadacheSign[]
  medicine: HeadacheMedicine
  note: string
}

export const hoursRange = { min: 0.5, max: 24 }
export const strengthRange = { min: 1, max: 10 }
export const noteLimit = 200
/** A diary is about the last months; an older date is a slip. */
export const oldestDay = 365

/** Sorted by day, one entry a day: a new one for the same day replaces the old one. */
export function addHeadacheDay(diary: readonly HeadacheDay[], day: HeadacheDay): HeadacheDay[] {
  return [...diary.filter(({ date }) => date !== day.date), day].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

export interface HeadacheSummary {
  /** The first and the last of the 30 days. */
  from: string
  to: string
  days: number
  medicineDays: number
  strongDays: number
  advice: 'overuse' | 'frequent' | 'few'
}

const window = 30
/** International Classification of Headache Disorders (ICHD-3), days a month. Chronic headache: 1.3 and 2.3. */
const chronicDays = 15
/**
 * Medication overuse, if it goes on for more than three months: 15 days for simple painkillers (8.2.3), 10 for ergotamine,
 * triptans, opioids and combinations (8.2.1, 8.2.2, 8.2.4, 8.2.5) and for several kinds together (8.2.6).
 */
const simpleLimit = 15
const strongLimit = 10

/** The 30 days that end on a day. Days after it do not count. */
export function summariseDiary(diary: readonly HeadacheDay[], to: string): HeadacheSummary {
  const from = addDays(to, 1 - window)
  const counted = diary.filter(({ date }) => date >= from && date <= to)
  const withMedicine = counted.filter(({ medicine }) => medicine !== 'none')
  const strongDays = withMedicine.filter(({ medicine }) => medicine !== 'simple').length
  const mixes = strongDays > 0 && withMedicine.some(({ medicine }) => medicine !== 'strong')
  const isOverused = withMedicine.length >= (mixes ? strongLimit : simpleLimit) || strongDays >= strongLimit
  const isFrequent = counted.length >= chronicDays
  return {
    from,
    to,
    days: counted.length,
    medicineDays: withMedicine.length,
    strongDays,
    advice: isOverused ? 'overuse' : isFrequent ? 'frequent' : 'few',
  }
}

/** The words of the file, in one language. */
export interface DiaryWords {
  columns: readonly string[]
  /** What stands before the decimals of a number. */
  decimal: ',' | '.'
  signs: Record<HeadacheSign, string>
  medicines: Record<HeadacheMedicine, string>
}

/** Rows for a spreadsheet: the headings, then a day each. */
export function diaryRows(diary: readonly HeadacheDay[], words: DiaryWords): string[][] {
  return [
    [...words.columns],
    ...diary.map(({ date, hours, strength, signs, medicine, note }) => [
      date,
      String(hours).replace('.', words.decimal),
      String(strength),
      signs.map((sign) => words.signs[sign]).join(' + '),
      words.medicines[medicine],
      note,
    ]),
  ]
}

/**
 * A diary from a file that the tool has written, in any of the languages: undefined when it is not one. Columns go by their
 * place. A row that is not a day of a diary, such as one that somebody has changed by hand, makes the whole file unreadable:
 * a diary with days missing would mislead.
 */
export function readDiary(text: string, languages: readonly DiaryWords[]): HeadacheDay[] | undefined {
  const [head, ...rows] = readCsv(text.replace(/^\uFEFF/, ''))
  const words = languages.find(({ columns }) =>
    columns.every((column, index) => head?.fields[index]?.trim() === column),
  )
  if (!words) return undefined
  const days = rows.map(({ fields }) => readDay(fields.map(unquoteFormula), words))
  return days.every((day) => day !== undefined)
    ? days.reduce<HeadacheDay[]>((diary, day) => addHeadacheDay(diary, day), [])
    : undefined
}

function readDay(fields: readonly string[], words: DiaryWords): HeadacheDay | undefined {
  const [date = '', hours = '', strength = '', signs = '', medicine = '', note = ''] = fields
  const found = {
    date,
    hours: Number(hours.replace(',', '.')),
    strength: Number(strength),
    signs: headacheSigns.filter((sign) => signs.split(' + ').includes(words.signs[sign])),
    medicine: headacheMedicines.find((id) => words.medicines[id] === medicine),
    note: note.slice(0, noteLimit),
  }
  const fits =
    isCalendarDate(date) &&
    isWithin(found.hours, hoursRange) &&
    Number.isInteger(found.strength) &&
    isWithin(found.strength, strengthRange)
  return fits && found.medicine ? { ...found, medicine: found.medicine } : undefined
}

const isWithin = (value: number, { min, max }: { min: number; max: number }) => value >= min && value <= max
