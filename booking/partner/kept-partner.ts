import { partnerIdPattern, partnerStoreKey as storeKey } from '#domain/partners/kept-partner.ts'

/** The partner that this tab came through, so that it is known on every page until the visitor leaves it or closes the tab. */
export function keepPartner(id: string) {
  try {
    sessionStorage.setItem(storeKey, id)
  } catch {
    // A forbidden store costs the agreement on the next page, nothing else.
  }
}

export function recallPartner(): string | undefined {
  try {
    const id = sessionStorage.getItem(storeKey) ?? ''
    return partnerIdPattern.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/** The visitor goes on without. */
export function leavePartner() {
  try {
    sessionStorage.removeItem(storeKey)
  } catch {
    // Nothing was kept.
  }
}
