import type { Flow } from '../flows/flow.ts'

/** What the browser may fill into a field: nothing on a device that strangers share, where it would be somebody else's. */
export function autofill({ sharedDevice }: Flow, kind: string): string {
  return sharedDevice ? 'off' : kind
}
