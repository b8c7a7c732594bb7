import { question } from '#client/request.ts'
import { type Asked, useAnswer } from '#client/use-answer.ts'
import type { QueryOf } from '#domain/api/call-types.ts'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import type { Group } from '../booking-calls.ts'
import type { Wizard } from '../wizard-context.tsx'

const askGroups = (query: QueryOf<'GET /groups'>) => question('GET /groups', { query })

/**
 * The runs of a class, course or webinar, as their plans are now; at the kiosk those that meet today. Of anything else there is nothing to
 * ask.
 */
export function useGroups(
  { position: { treatment, clinic, partner }, locale, kiosk }: Pick<Wizard, 'position' | 'locale' | 'kiosk'>,
  options?: { refreshEvery: number },
): Asked<Group[]> {
  const today = kiosk && dayAtClinic(Date.now())
  const { value, ...rest } = useAnswer(
    treatment?.group && clinic
      ? askGroups({
          treatment: treatment.id,
          locale,
          ...(treatment.group.isOnline ? {} : { clinic: clinic.id }),
          ...(partner && { partner: partner.id }),
          ...(today && { from: today, to: today }),
        })
      : undefined,
    options,
  )
  return { ...rest, ...(value && { value: value.groups }) }
}
