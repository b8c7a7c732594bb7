import { parseCookie } from 'cookie'

/** The cookie that stores whether the visitor accepts third-party scripts. */
export const consentCookie = 'consent'

export type Consent = 'accepted' | 'refused' | 'none'

/** The visitor's choice, from a Cookie header or `document.cookie`. */
export function readConsent(cookies: string | undefined): Consent {
  const value = cookies ? parseCookie(cookies)[consentCookie] : undefined
  return value === 'accepted' || value === 'refused' ? value : 'none'
}

/** Asks for a page without third-party scripts, which could read what is typed into its form. */
export const formQuery = 'write=1'
