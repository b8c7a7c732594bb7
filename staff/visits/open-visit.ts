import { useSharedState } from '../app/shared-state.ts'
import type { OpenVisit } from './day.ts'

/** The visit that is open beside the day; also opened by a search. Not in the address, which browsers keep. */
export function useOpenVisit() {
  return useSharedState<OpenVisit>('open visit')
}
