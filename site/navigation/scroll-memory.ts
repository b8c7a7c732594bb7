/** Where the visitor was on each page of the session's history, kept through reloads. */
const storeKey = 'scroll'

type Positions = Record<string, number>

const read = (): Positions => JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Positions

export function rememberScroll() {
  const key = (history.state as { key?: string } | null)?.key ?? 'first'
  try {
    sessionStorage.setItem(storeKey, JSON.stringify({ ...read(), [key]: Math.round(scrollY) }))
  } catch {
    // A full or forbidden store costs the position, nothing else.
  }
}

export function rememberedScroll(): number {
  const key = (history.state as { key?: string } | null)?.key ?? 'first'
  try {
    return read()[key] ?? 0
  } catch {
    return 0
  }
}
