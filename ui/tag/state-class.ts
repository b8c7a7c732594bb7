import type { ClinicState } from '#domain/availability/clinic-today.ts'
import { classNames } from '../class-names.ts'

/** The look of a clinic's state; 'open' is that of every tag. */
export const stateClass = (state: ClinicState | undefined) => classNames('tag', state !== 'open' && state)
