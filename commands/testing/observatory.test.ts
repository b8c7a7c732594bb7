import { describe, expect, it } from 'vitest'
import { type ScannedAnswer, type Score, scannerOrigin, scoreAnswer } from './observatory.ts'

const good = {
  'content-security-policy':
    "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const score = (
  headers: [string, string][],
  { html = '<script src="/a.js"></script>', plainHttp = 'https://innom.example/' }: Partial<ScannedAnswer> = {},
) => scoreAnswer({ headers: new Headers(headers), html, host: 'innom.example', plainHttp })
const usual = Object.entries(good)
const pointsOf = (rule: string, { findings }: Score) => findings.find((it) => it.rule === rule)!.points
const change = (name: string, value?: string): [string, string][] => [
  ...usual.filter(([it]) => it !== name),
  ...(value === undefined ? [] : ([[name, value]] as [string, string][])),
]

describe('the scoring of an answer, as the Observatory publishes it', () => {
  it('gives 130 points for everything that headers can reach', () => {
    expect(score(usual)).toMatchObject({ score: 130, grade: 'A+' })
    expect(score([...usual, ['set-cookie', 'a=1; Secure; HttpOnly; SameSite=Lax']]).score).toBe(135)
  })

  it('gives nothing for a site without any, over plain http alone', () => {
    // -25 policy, -20 redirection, -20 HSTS, -5 sniffing, -20 framing.
    expect(score([], { plainHttp: null })).toMatchObject({ score: 10, grade: 'F' })
  })

  const policy = 'content-security-policy'
  it.each<[string, string, number, [string, string][]]>([
    ['no policy', 'csp', -25, change(policy)],
    ['no policy that says who may frame the page', 'framing', -20, change(policy)],
    [
      'a policy without default-src',
      'csp',
      5,
      change(policy, "script-src 'self'; object-src 'none'; style-src 'self'"),
    ],
    ['inline scripts', 'csp', -20, change(policy, "default-src 'none'; script-src 'unsafe-inline'")],
    [
      'inline scripts beside a hash',
      'csp',
      10,
      change(policy, "default-src 'none'; script-src 'unsafe-inline' 'sha256-x'"),
    ],
    ['scripts of everybody', 'csp', -20, change(policy, "default-src 'none'; script-src https:")],
    ['objects of everybody', 'csp', -20, change(policy, "script-src 'self'")],
    ['scripts over http', 'csp', -20, change(policy, "default-src 'none'; script-src http://a.example")],
    ['eval', 'csp', -10, change(policy, "default-src 'none'; script-src 'unsafe-eval'")],
    ['pictures over http', 'csp', -10, change(policy, "default-src 'none'; img-src http://a.example")],
    ['inline styles', 'csp', 0, change(policy, "default-src 'none'; style-src 'unsafe-inline'")],
    ['no HSTS', 'hsts', -20, change('strict-transport-security')],
    ['HSTS for a month', 'hsts', -10, change('strict-transport-security', 'max-age=2592000')],
    ['no nosniff', 'sniffing', -5, change('x-content-type-options')],
    ['addresses told to every site', 'referrer', -5, change('referrer-policy', 'unsafe-url')],
    ['a resource policy that is none', 'resourcePolicy', -5, change('cross-origin-resource-policy', 'nonsense')],
    ['a cookie that is not secure, behind HSTS', 'cookies', -5, [...usual, ['set-cookie', 'a=1; SameSite=Lax']]],
    ['a session that scripts can read', 'cookies', -30, [...usual, ['set-cookie', 'session=1; Secure; SameSite=Lax']]],
    ['SameSite=None without Secure', 'cookies', -20, [...usual, ['set-cookie', 'a=1; SameSite=None']]],
    [
      'every site, with credentials',
      'cors',
      -50,
      [...usual, ['access-control-allow-origin', scannerOrigin], ['access-control-allow-credentials', 'true']],
    ],
  ])('counts %s', (_, rule, points, headers) => {
    expect(pointsOf(rule, score(headers))).toBe(points)
  })

  it('takes no bonus into account below an A', () => {
    expect(score(change('strict-transport-security'))).toMatchObject({ score: 80, grade: 'B+' })
  })

  it.each([
    ['https://innom.example/', 0],
    ['https://other.example/', -5],
    ['http://innom.example/en/', -20],
  ])('looks at where plain http leads: %s', (plainHttp, points) => {
    expect(pointsOf('redirection', score(usual, { plainHttp }))).toBe(points)
  })

  it.each([
    ['<script src="https://innom.example/a.js">', 0],
    ['<script src="https://others.example/a.js">', -5],
    ['<script src="//others.example/a.js">', -50],
    ['<script src="http://others.example/a.js" integrity="sha256-x">', -20],
    ['<script src="/a.js" integrity="sha256-x">', 5],
    ['<script>1</script>', 0],
  ])('looks at where scripts come from: %s', (html, points) => {
    expect(pointsOf('integrity', score(usual, { html }))).toBe(points)
  })
})
