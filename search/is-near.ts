/** Whether two words differ by one typing error: a wrong, missing or extra letter, or two swapped. */
export function isNear(a: string, b: string): boolean {
  if (a === b) return true
  const more = a.length - b.length
  if (Math.abs(more) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  if (more !== 0) return a.slice(start + (more > 0 ? 1 : 0)) === b.slice(start + (more < 0 ? 1 : 0))
  return (
    a.slice(start + 1) === b.slice(start + 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2))
  )
}
