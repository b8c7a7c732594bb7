/**
 * The scroll position of each history entry. The browser's own restoration does not work when pages are replaced by
 * script: it would scroll before the page is there.
 */
const storeKey = 'scroll'

type Positions = Record<string, number>
interface EntryState {
  key?: string
}

const entryKey = () => (history.state as EntryState | null)?.key
/** The key of the current entry: on popstate, `history.state` is already that of the new one. */
let shown = ''

/** The state of a new history entry. */
export function newEntryState(): EntryState {
  // crypto.randomUUID exists over HTTPS only.
  return { key: crypto.getRandomValues(new Uint32Array(2)).join('-') }
}

/** Takes over scroll restoration until the page is left; for a return or a reload, the browser does it again. */
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

/** Records the current entry; entries that the browser made itself, for fragments, get their key here. */
export function enterEntry() {
  const state = history.state as EntryState | null
  if (!state?.key) history.replaceState({ ...state, ...newEntryState() }, '')
  shown = entryKey() ?? ''
}

/** Saves the scroll position before a link is followed. */
export function rememberScroll(key = entryKey() ?? shown) {
  try {
    sessionStorage.setItem(storeKey, JSON.stringify({ ...read(), [key]: Math.round(scrollY) }))
  } catch {
    // If storage is full or forbidden, only the position is lost.
  }
}

/** Saves the position of the entry that was shown before Back or Forward was pressed. */
export function leaveEntry() {
  rememberScroll(shown)
}

/** The saved position of the current entry, if any. */
export function rememberedScroll(): number | undefined {
  try {
    return read()[entryKey() ?? '']
  } catch {
    return undefined
  }
}

const read = (): Positions => JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Positions
