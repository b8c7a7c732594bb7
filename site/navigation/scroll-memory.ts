/**
 * Where the visitor was at each entry of the history. The browser's own memory is no use while a page of the site
 * replaces another: it would scroll before the page is there.
 */
const storeKey = 'scroll'

type Positions = Record<string, number>
interface EntryState {
  key?: string
}

const entryKey = () => (history.state as EntryState | null)?.key
/** The key of the entry that is shown: when popstate tells of another one, `history.state` is that one's already. */
let shown = ''

/** The state of a new history entry. */
export function newEntryState(): EntryState {
  // crypto.randomUUID exists over HTTPS only.
  return { key: crypto.getRandomValues(new Uint32Array(2)).join('-') }
}

/** Takes over the browser's work until the page is left; when somebody comes back or reloads, it is the browser's again. */
export function startScrollMemory() {
  const takeOver = () => {
    history.scrollRestoration = 'manual'
  }
  takeOver()
  enterEntry()
  addEventListener('pageshow', takeOver)
  addEventListener('pagehide', () => {
    rememberScroll()
    history.scrollRestoration = 'auto'
  })
}

/** Notes which entry is shown now; entries that the browser made itself, for a place on the page, get their key here. */
export function enterEntry() {
  const state = history.state as EntryState | null
  if (!state?.key) history.replaceState({ ...state, ...newEntryState() }, '')
  shown = entryKey() ?? ''
}

/** Keeps the place before a link is followed. */
export function rememberScroll(key = entryKey() ?? shown) {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify({ ...read(), [key]: Math.round(scrollY) }))
  } catch {
    // A full or forbidden store costs the position, nothing else.
  }
}

/** Keeps the place of the entry that was shown until Back or Forward was pressed. */
export function leaveEntry() {
  rememberScroll(shown)
}

/** The place at the entry of the address bar, if somebody was there before. */
export function rememberedScroll(): number | undefined {
  try {
    return read()[entryKey() ?? '']
  } catch {
    return undefined
  }
}

const read = (): Positions => JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Positions
