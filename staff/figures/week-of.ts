/** The number of the ISO week that begins on a Monday: the one its Thursday is in. */
export function weekOf(monday: string): number {
  const thursday = new Date(Date.parse(monday) + 3 * 86_400_000)
  const firstDay = Date.UTC(thursday.getUTCFullYear(), 0, 1)
  return Math.floor((thursday.getTime() - firstDay) / (7 * 86_400_000)) + 1
}
