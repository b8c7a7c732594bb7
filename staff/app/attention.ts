import { unattendedHeader } from '#domain/staff/session-limits.ts'

/** Milliseconds without a touch after which a console counts as left alone. */
const patience = 60_000

let touched = Date.now()
for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const) {
  addEventListener(event, () => (touched = Date.now()), { passive: true, capture: true })
}

/** Says to the server that nobody sits here, so that what the console reads by itself does not keep it unlocked. */
export function attentionHeaders(): Record<string, string> {
  return Date.now() - touched > patience ? { [unattendedHeader]: '1' } : {}
}
