import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { alwaysHttps } from '../http/api-headers.ts'

export interface SecurityOptions {
  /** Hashes of inline scripts. */
  scripts: SiteManifest['scripts']
  /** Whether visitors come over HTTPS: only then may browsers be told to insist on it. */
  https: boolean
  /** Origins of the third-party scripts that visitors may accept, and those they talk to; empty outside production and development. */
  thirdParties: string[]
}

/** Who may embed the page in a frame: nobody, or our own pages when only the content is requested. */
export type Framing = 'none' | 'self'

/** What differs from page to page. */
export interface PageSecurity {
  framing: Framing
  /** Hashes of inline styles. */
  styles?: string[] | undefined
  /** Whether the page may ask for the camera. */
  camera?: boolean
  /** Whether third-party scripts run in the document. */
  thirdPartiesRun?: boolean
}

/** Headers of every page and file, names and values alternating: the form that Node writes fastest. Of everything else: http/api-headers.ts. */
export function securityHeaders(options: SecurityOptions, page: PageSecurity): string[] {
  const { scripts, https, thirdParties } = options
  const { framing, styles = [], camera = false, thirdPartiesRun = false } = page
  const others = thirdPartiesRun ? thirdParties.map((origin) => ` ${origin}`).join('') : ''
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}${others}`,
    `${["style-src 'self'", ...styles].join(' ')}${others}`,
    `img-src 'self' data:${others}`,
    `font-src 'self'${others}`,
    `connect-src 'self'${others}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self'${others}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${framing}'`,
    // Tag managers insert scripts and HTML as plain strings. What they may load is still limited to the origins above.
    ...(thirdPartiesRun ? [] : ["require-trusted-types-for 'script'", 'trusted-types innom']),
    ...(https ? ['upgrade-insecure-requests'] : []),
  ]
  return [
    ...['content-security-policy', policy.join('; ')],
    ...(https ? ['strict-transport-security', alwaysHttps] : []),
    ...['x-content-type-options', 'nosniff'],
    // Not even our own server gets the address of the previous page: it may contain search words.
    ...['referrer-policy', 'strict-origin'],
    ...['cross-origin-opener-policy', 'same-origin'],
    ...['cross-origin-resource-policy', 'same-origin'],
    ...[
      'permissions-policy',
      `geolocation=(self), otp-credentials=(self), camera=(${camera ? 'self' : ''}), microphone=(), payment=(), usb=(), browsing-topics=()`,
    ],
    ...['x-frame-options', framing === 'none' ? 'DENY' : 'SAMEORIGIN'],
  ]
}
