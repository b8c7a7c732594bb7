import type { TodayOfClinics } from './live-facts.ts'

/** The first free start at any of the clinics. Offsets may differ, so the strings cannot be compared. */
export function earliestStart(today: TodayOfClinics): string | undefined {
  return Object.values(today)
    .flatMap(({ today: { nextFree } }) => nextFree ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))[0]
}
