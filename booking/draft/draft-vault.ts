import { askDraftKey, type DraftKey, fetchDraftKey } from '../booking-calls.ts'
import { type Draft, emptyDraft } from './draft.ts'

/**
 * Keeps the draft through a reload of the tab, encrypted with a key that only the server gives out, only to this visitor
 * and for at most half an hour (docs/decisions/0017). Without Web Crypto, which needs HTTPS, nothing is kept.
 */
export interface DraftVault {
  /** Whether there is something that could be opened. */
  isFilled(): boolean
  open(): Promise<Draft | undefined>
  /** Asks for the key, so that it is there when somebody begins to type. */
  prepare(): void
  /** At once: encryption takes a moment that a page which is being left does not have. */
  keep(draft: Draft): void
  empty(): void
}

const storeName = 'draft'
/** Between two keystrokes while there is no key: a server that gives none is not asked at each of them. */
const pause = 300
/** A key is replaced before it expires, so that a draft can be opened for at least this long after the last change. */
const renewBefore = 15 * 60_000

interface Key {
  id: string
  key: CryptoKey
  /** Date.now */
  until: number
}

interface Sealed {
  keyId: string
  nonce: string
  data: string
}

export function createDraftVault(): DraftVault {
  let current: Key | undefined
  let asking: Promise<Key | undefined> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  /** What is saved as soon as there is a new key. */
  let waiting: { draft: Draft; turn: number } | undefined
  /** Counts drafts and emptyings, so that a slow encryption never brings back an older one. */
  let latest = 0

  async function adoptKey(answer: DraftKey): Promise<Key> {
    const key = await crypto.subtle.importKey('raw', fromBase64(answer.key), 'AES-GCM', false, ['encrypt', 'decrypt'])
    current = { id: answer.id, key, until: Date.now() + answer.expiresIn * 1000 }
    return current
  }

  const isFresh = () => current !== undefined && current.until - Date.now() > renewBefore

  async function renewKey() {
    asking ??= askDraftKey()
      .then((answer) => (answer.ok ? adoptKey(answer.value) : undefined))
      .finally(() => {
        asking = undefined
      })
    const key = await asking
    if (!key || !waiting) return
    const { draft, turn } = waiting
    waiting = undefined
    await save(draft, turn, key)
  }

  async function save(draft: Draft, turn: number, used: Key) {
    const nonce = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(draft))
    const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, used.key, text)
    if (turn !== latest) return
    const sealed: Sealed = { keyId: used.id, nonce: toBase64(nonce), data: toBase64(new Uint8Array(data)) }
    write(JSON.stringify(sealed))
  }

  return {
    isFilled: () => 'subtle' in crypto && read() !== undefined,
    async open() {
      const sealed = read()
      if (!sealed) return
      const answer = await fetchDraftKey(sealed.keyId)
      if (!answer.ok) return
      const { key } = await adoptKey(answer.value)
      const algorithm = { name: 'AES-GCM', iv: fromBase64(sealed.nonce) }
      const text = await crypto.subtle.decrypt(algorithm, key, fromBase64(sealed.data))
      const draft = JSON.parse(new TextDecoder().decode(text)) as Draft
      // A draft of an earlier release may lack a field that the form has now.
      return { ...draft, typed: { ...emptyDraft().typed, ...draft.typed } }
    },
    prepare() {
      if ('subtle' in crypto && !isFresh()) void renewKey().catch(() => {})
    },
    keep(draft) {
      if (!('subtle' in crypto) || !hasContent(draft)) return
      const turn = ++latest
      if (current) void save(draft, turn, current).catch(() => {})
      if (isFresh()) return
      waiting = { draft, turn }
      clearTimeout(timer)
      timer = setTimeout(() => void renewKey().catch(() => {}), pause)
    },
    empty() {
      latest++
      waiting = undefined
      clearTimeout(timer)
      write(undefined)
    },
  }
}

/** The phone field is prefilled with a country code, which does not count as typed. */
function hasContent({ typed: { phone, partner, ...typed }, patient }: Draft): boolean {
  const isTyped = phone.replaceAll(/\D/g, '').length > 3 || Object.keys(partner).length > 0
  return patient !== undefined || isTyped || Object.values(typed).some(Boolean)
}

function read(): Sealed | undefined {
  try {
    const sealed = JSON.parse(sessionStorage.getItem(storeName) ?? 'null') as Partial<Sealed> | null
    return sealed?.keyId && sealed.nonce && sealed.data ? (sealed as Sealed) : undefined
  } catch {
    return undefined
  }
}

function write(text: string | undefined) {
  try {
    if (text === undefined) sessionStorage.removeItem(storeName)
    else sessionStorage.setItem(storeName, text)
  } catch {
    // Storage may be forbidden or full: then a reload loses the draft, and nothing else happens.
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

/** Reads base64url too, which the server writes. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}
