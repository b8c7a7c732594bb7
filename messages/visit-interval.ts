/** The words of how long after the visit before one follows: in weeks where both ends are whole weeks. */
export function sayInterval({ from, to }: { from: number; to: number }, words: { days: string; weeks: string }) {
  const isWhole = from % 7 === 0 && to % 7 === 0
  return isWhole ? { from: from / 7, to: to / 7, unit: words.weeks } : { from, to, unit: words.days }
}
