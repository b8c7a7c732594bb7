/** '2026-11-09 09:00', at the clinic or in whichever zone the moment is written. */
export function sayMoment(moment: string): string {
  return moment.slice(0, 16).replace('T', ' ')
}
