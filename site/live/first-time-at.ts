import type { ClinicNow } from '../clinics-today.ts'

/**
 * The first free time of a service at a clinic, else of whatever the page asked for. A time of anything would promise a
 * doctor where a vaccination is free.
 */
export function firstTimeAt(
  now: Partial<Pick<ClinicNow, 'today' | 'services'>> | undefined,
  service: string | undefined,
): string | undefined {
  if (!service) return now?.today?.nextFree ?? undefined
  return now?.services?.find(({ id }) => id === service)?.nextFree ?? undefined
}
