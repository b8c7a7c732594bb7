/** The months that are over on a day, YYYY-MM, the newest first. */
export function pastMonths(today: string, count: number): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number]
  return Array.from({ length: count }, (_, n) => new Date(Date.UTC(year, month - 2 - n)).toISOString().slice(0, 7))
}
