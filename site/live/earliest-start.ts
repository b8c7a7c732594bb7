import type { ClinicNow } from '../clinics-today.ts'
import type { TodayOfClinics } from './live-facts.ts'

/** The first free start at any of the clinics. */
export function earliestStart(today: TodayOfClinics): string | undefined {
  return earliest(Object.values(today).map((clinic) => clinic.today.nextFree))
}

/** The first free start of some services at any of the clinics that are known. */
export function earliestOf(
  clinics: readonly (Partial<Pick<ClinicNow, 'services'>> | undefined)[],
  services: readonly string[],
): string | undefined {
  const times = clinics.flatMap((it) => it?.services ?? []).filter(({ id }) => services.includes(id))
  return earliest(times.map(({ nextFree }) => nextFree))
}

/** Offsets may differ, so the strings cannot be compared. */
function earliest(starts: readonly (string | null)[]): string | undefined {
  return starts.flatMap((start) => start ?? []).sort((a, b) => Date.parse(a) - Date.parse(b))[0]
}
