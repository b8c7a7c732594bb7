import { useSharedState } from '../app/shared-state.ts'

/** Somebody who was here before and wants another time. */
export interface KnownCaller {
  name: string
  /** YYYY-MM-DD */
  birthdate: string
  phone: string
  email: string
}

/** Whom the form is filled in for; null for somebody new. */
export function useCaller() {
  return useSharedState<KnownCaller>('caller')
}
