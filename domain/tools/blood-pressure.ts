import type { WarningLevel } from '../facts/warning-sign.ts'

export interface BloodPressure {
  systolic: number
  diastolic: number
}

/** Where it was measured: the limits are lower at home, where people are calmer. */
export type Place = 'home' | 'clinic'

export type Zone = 'low' | 'normal' | 'high-normal' | 'grade-1' | 'grade-2' | 'grade-3'

/** A reading belongs to the highest zone that one of its two numbers reaches. */
export interface ZoneLimit extends BloodPressure {
  zone: Zone
}

/** Readings at a clinic: ESH guidelines 2023, classification of office blood pressure ('optimal' and 'normal' are one zone here). */
const clinicLimits: ZoneLimit[] = [
  { zone: 'normal', systolic: 0, diastolic: 0 },
  { zone: 'high-normal', systolic: 130, diastolic: 85 },
  { zone: 'grade-1', systolic: 140, diastolic: 90 },
  { zone: 'grade-2', systolic: 160, diastolic: 100 },
  { zone: 'grade-3', systolic: 180, diastolic: 110 },
]

/** Readings at home: the guidelines have one limit, 135/85. The most dangerous readings are the same everywhere. */
const homeLimits: ZoneLimit[] = [
  { zone: 'normal', systolic: 0, diastolic: 0 },
  { zone: 'grade-1', systolic: 135, diastolic: 85 },
  { zone: 'grade-3', systolic: 180, diastolic: 110 },
]

export const zoneLimits: Record<Place, readonly ZoneLimit[]> = { clinic: clinicLimits, home: homeLimits }

/** Below either number the pressure is called low, unless the other one is high (NHS). */
const low: BloodPressure = { systolic: 90, diastolic: 60 }

/** The reading of the warning signs 'blood-pressure-crisis' and 'blood-pressure-very-high'. */
const veryHigh: BloodPressure = { systolic: 180, diastolic: 120 }
/** The reading of the warning sign 'pre-eclampsia'. */
const highInPregnancy: BloodPressure = { systolic: 140, diastolic: 90 }

/** Numbers that monitors show; the upper one is always the higher. */
export const systolicRange = { min: 50, max: 300 }
export const diastolicRange = { min: 30, max: 200 }

const reaches = (reading: BloodPressure, limit: BloodPressure) =>
  reading.systolic >= limit.systolic || reading.diastolic >= limit.diastolic

export function zoneOf(reading: BloodPressure, place: Place): Zone {
  const { zone } = zoneLimits[place].findLast((limit) => reaches(reading, limit))!
  const isLow = reading.systolic < low.systolic || reading.diastolic < low.diastolic
  return zone === 'normal' && isLow ? 'low' : zone
}

/** emergency: 113. maternity: the maternity ward. urgent: 116 117. midwife, soon: a midwife or a doctor within days. */
export type PressureAdvice =
  | 'emergency'
  | 'maternity'
  | 'urgent'
  | 'midwife'
  | 'soon'
  | 'doctor'
  | 'watch'
  | 'fine'
  | 'low'

const adviceOf: Record<Zone, PressureAdvice> = {
  low: 'low',
  normal: 'fine',
  'high-normal': 'watch',
  'grade-1': 'doctor',
  'grade-2': 'doctor',
  'grade-3': 'soon',
}

export interface Circumstances {
  place: Place
  /** Pregnant, or has given birth in the last six weeks. */
  pregnant: boolean
  /** The level of the gravest warning sign. An emergency or a sign for the maternity ward decides alone, whatever the numbers. */
  sign: WarningLevel | undefined
}

export function advisePressure(reading: BloodPressure, { place, pregnant, sign }: Circumstances): PressureAdvice {
  if (sign === 'emergency') return 'emergency'
  if (sign === 'maternity' || (pregnant && reaches(reading, highInPregnancy))) return 'maternity'
  if (reaches(reading, veryHigh)) return 'urgent'
  const advice = adviceOf[zoneOf(reading, place)]
  // A week of measuring at home is too long a wait in pregnancy.
  return pregnant && (advice === 'watch' || advice === 'doctor') ? 'midwife' : advice
}
