/*
 * The rules of the HTTP Observatory of Mozilla (MDN), applied to one answer: what it looks at, what each finding is worth, and the grade.
 * Written after what it publishes, https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring and the tables of
 * https://github.com/mdn/mdn-http-observatory (src/grader/charts.js, as of 2026). The Observatory itself asks only for a site's first page,
 * and only if the site is public.
 */

export interface ScannedAnswer {
  headers: Headers
  /** The body of a page; undefined for what is no HTML. */
  html?: string | undefined
  /** The host that was asked, by https. */
  host: string
  /** Where the same address leads by plain http; null where it answers itself, undefined where nothing listens. */
  plainHttp: string | null | undefined
}

export interface Finding {
  rule: string
  found: string
  points: number
}

export interface Score {
  score: number
  grade: string
  findings: Finding[]
}

/** Sent by the Observatory with its request: an answer that names it back, with credentials, is open to every site. */
export const scannerOrigin = 'https://http-observatory.security.mozilla.org'

const grades: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

export function scoreAnswer(answer: ScannedAnswer): Score {
  const rules = { csp, cookies, cors, redirection, referrer, hsts, integrity, sniffing, framing, resourcePolicy }
  const findings = Object.entries(rules).map(([rule, judge]) => {
    const [found, points] = judge(answer)
    return { rule, found, points }
  })
  const add = (some: Finding[]) => some.reduce((sum, { points }) => sum + points, 100)
  const withoutBonus = add(findings.filter(({ points }) => points < 0))
  // Bonus points count only for what would be an A without them.
  const score = Math.max(0, withoutBonus >= 90 ? add(findings) : withoutBonus)
  return { score, grade: grades.find(([from]) => score >= from)![1], findings }
}

type Judged = [found: string, points: number]

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const isBroad = (source: string) => broad.includes(source)
const isInline = (source: string) => source === "'unsafe-inline'" || source === 'data:'
const isInsecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:')
const isHashOrNonce = (source: string) => /^'(?:sha256|sha384|sha512|nonce)-/.test(source)

function csp({ headers }: ScannedAnswer): Judged {
  const header = headers.get('content-security-policy')
  if (header === null) return ['not implemented', -25]
  const directives = readPolicy(header)
  if (directives.size === 0) return ['invalid', -25]
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  // With a hash or a nonce, browsers take no notice of 'unsafe-inline'.
  const effective = (sources: string[]) =>
    sources.some(isHashOrNonce) ? sources.filter((it) => it !== "'unsafe-inline'") : sources
  const scripts = effective(sourcesOf('script-src'))
  const styles = effective(sourcesOf('style-src'))
  const passive = ['img-src', 'media-src']
  const active = [...directives].flatMap(([name, sources]) =>
    passive.includes(name) || name === 'script-src' ? [] : sources,
  )

  if (scripts.some((it) => isBroad(it) || isInline(it)) || sourcesOf('object-src').some(isBroad))
    return ['scripts of everybody, or inline', -20]
  if ([...active, ...scripts].some(isInsecure)) return ['insecure sources', -20]
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return ['unsafe-eval', -10]
  if (passive.some((name) => (directives.get(name) ?? directives.get('default-src') ?? []).some(isInsecure)))
    return ['insecure pictures', -10]
  if (styles.some((it) => isBroad(it) || isInline(it))) return ['styles of everybody, or inline', 0]
  return directives.get('default-src')?.join(' ') === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5]
}

function readPolicy(header: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const directive of header.split(/[;,]/)) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    // Of a directive that stands there twice browsers take the first.
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

function cookies(answer: ScannedAnswer): Judged {
  const all = answer.headers.getSetCookie().map(readCookie)
  if (all.length === 0) return ['none', 0]
  const isProtected = hsts(answer)[1] >= 0
  const judged = all.flatMap(({ name, secure, httpOnly, sameSite }): Judged[] => {
    const isSession = /login|sess/.test(name)
    const isInvalid = sameSite !== undefined && !['lax', 'strict', ...(secure ? ['none'] : [])].includes(sameSite)
    return [
      ...(secure ? [] : ([isProtected ? ['not secure, but HSTS', -5] : ['not secure', -20]] as Judged[])),
      ...(isSession && !secure
        ? ([isProtected ? ['session not secure, but HSTS', -10] : ['session not secure', -40]] as Judged[])
        : []),
      ...(isInvalid ? ([['SameSite invalid', -20]] as Judged[]) : []),
      ...(name.includes('csrf') && sameSite === undefined ? ([['token without SameSite', -20]] as Judged[]) : []),
      ...(isSession && !httpOnly ? ([['session not HttpOnly', -30]] as Judged[]) : []),
    ]
  })
  if (judged.length > 0) return judged.reduce((worst, it) => (it[1] < worst[1] ? it : worst))
  return all.every(({ sameSite }) => sameSite !== undefined) ? ['secure, with SameSite', 5] : ['secure', 0]
}

function readCookie(header: string) {
  const [pair, ...attributes] = header.split(';').map((it) => it.trim())
  const values = new Map(attributes.map((it) => it.toLowerCase().split('=') as [string, string | undefined]))
  return {
    name: pair!.split('=')[0]!.toLowerCase(),
    secure: values.has('secure'),
    httpOnly: values.has('httponly'),
    sameSite: values.has('samesite') ? (values.get('samesite') ?? '') : undefined,
  }
}

function cors({ headers }: ScannedAnswer): Judged {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === null) return ['none', 0]
  if (allowed === '*') return ['public, without credentials', 0]
  const isUniversal = allowed === scannerOrigin && headers.get('access-control-allow-credentials') === 'true'
  return isUniversal ? ['every site, with credentials', -50] : ['some sites', 0]
}

function redirection({ host, plainHttp }: ScannedAnswer): Judged {
  if (plainHttp === undefined) return ['nothing listens on http', 0]
  if (plainHttp === null) return ['http answers itself', -20]
  const target = new URL(plainHttp)
  if (target.protocol !== 'https:') return ['not to https', -20]
  return target.host === host ? ['to https', 0] : ['to another host', -5]
}

const safeReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const unsafeReferrers = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

function referrer({ headers }: ScannedAnswer): Judged {
  const header = headers.get('referrer-policy')
  if (header === null) return ['not implemented', 0]
  const names = header.split(',').map((it) => it.trim().toLowerCase())
  // Browsers take the last one that they know.
  const policy = names.findLast((it) => safeReferrers.includes(it) || unsafeReferrers.includes(it))
  if (policy === undefined) return ['invalid', -5]
  return safeReferrers.includes(policy) ? ['private', 5] : ['unsafe', -5]
}

const sixMonths = 15_768_000

function hsts({ headers }: ScannedAnswer): Judged {
  const header = headers.get('strict-transport-security')
  if (header === null) return ['not implemented', -20]
  const age = /^max-age="?(\d+)"?$/i.exec(header.split(';')[0]!.trim())
  if (!age) return ['invalid', -20]
  // Five more for hosts on the browsers' own list; whether a host is there is no matter of its headers.
  return Number(age[1]) >= sixMonths ? ['six months at least', 0] : ['less than six months', -10]
}

function integrity({ html, host }: ScannedAnswer): Judged {
  if (html === undefined) return ['no HTML', 0]
  const scripts = [...html.matchAll(/<script\b[^>]*>/gi)].flatMap(([tag]) => {
    const source = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(tag)?.[1]
    return source === undefined ? [] : [{ source, isChecked: /\sintegrity\s*=/i.test(tag) }]
  })
  if (scripts.length === 0) return ['no scripts', 0]
  const judged = scripts.map(({ source, isChecked }): Judged => {
    const address = new URL(source, `https://${host}`)
    const isSecure = address.protocol === 'https:' && !source.startsWith('//')
    if (!isSecure) return isChecked ? ['insecure scripts', -20] : ['insecure scripts, unchecked', -50]
    if (isChecked) return ['checked', 5]
    return address.host === host ? ['own scripts', 0] : ['scripts of others, unchecked', -5]
  })
  return judged.reduce((worst, it) => (it[1] < worst[1] ? it : worst))
}

function sniffing({ headers }: ScannedAnswer): Judged {
  return headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff' ? ['nosniff', 0] : ['missing', -5]
}

function framing({ headers }: ScannedAnswer): Judged {
  if (readPolicy(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return ['by the policy', 5]
  const header = headers.get('x-frame-options')?.trim().toLowerCase() ?? ''
  return /^(?:deny|sameorigin|allow-from.*)$/.test(header) ? ['by its own header', 0] : ['missing', -20]
}

function resourcePolicy({ headers }: ScannedAnswer): Judged {
  const header = headers.get('cross-origin-resource-policy')?.trim().toLowerCase()
  if (header === undefined || header === 'cross-origin') return ['none', 0]
  return header === 'same-origin' || header === 'same-site' ? ['own site', 10] : ['invalid', -5]
}
