import { type Asked, useAnswer } from '#client/use-answer.ts'
import { askGroups, type Group } from '../booking-calls.ts'
import type { Wizard } from '../wizard-context.tsx'

/** The runs of a class, course or webinar, as their plans are now; of anything else there is nothing to ask. */
export function useGroups(
  { position: { treatment, clinic, partner }, locale }: Pick<Wizard, 'position' | 'locale'>,
  options?: { refreshEvery: number },
): Asked<Group[]> {
  const { value, ...rest } = useAnswer(
    treatment?.group && clinic
      ? askGroups({
          treatment: treatment.id,
          locale,
          ...(treatment.group.isOnline ? {} : { clinic: clinic.id }),
          ...(partner && { partner: partner.id }),
        })
      : undefined,
    options,
  )
  return { ...rest, ...(value && { value: value.groups }) }
}
