import { parseCookie } from 'cookie'

/** The cookie that keeps whether the visitor accepts scripts of others. */
export const consentCookie = 'consent'

export type Consent = 'accepted' | 'refused' | 'none'

/** What the visitor has chosen, from a Cookie header or `document.cookie`. */
export function readConsent(cookies: string | undefined): Consent {
  const value = cookies ? parseCookie(cookies)[consentCookie] : undefined
  return value === 'accepted' || value === 'refused' ? value : 'none'
}
