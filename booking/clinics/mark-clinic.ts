import type { ClinicToday } from '#domain/availability/clinic-today.ts'

/** Above all, a time today; then why there is none. `doors`: its state says so ('Closed today', 'Fully booked today'). */
export function markClinic({ state, nextFree }: ClinicToday, today: string): 'free' | 'none' | 'doors' {
  if (nextFree?.slice(0, 10) === today) return 'free'
  // The doors are open, or will be, and somebody may come for nothing.
  return state === 'open' || state === 'not-yet-open' ? 'none' : 'doors'
}
