import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { scannerOrigin, scoreAnswer } from '#commands/testing/observatory.ts'
import { pageKinds } from '#domain/site/page-kinds.ts'
import { isStaffPage, pageDataAddress } from '#domain/site/site-addresses.ts'
import type { PageData } from '#page-data/pages.ts'
import { readCurrent } from '#releases/current.ts'
import { placeOf, siteFile } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'
import { type OwnServer, startOwnServer } from './actions/own-server.ts'
import { test } from './actions/test.ts'

// One server for all: in parallel each test would start its own.
test.describe.configure({ mode: 'default' })

const host = 'innom.example'
let server: OwnServer

test.beforeAll(async () => {
  server = await startOwnServer({
    SITE_URL: `https://${host}`,
    APP_ENV: 'development',
    DEMO: 'no',
    TAG_MANAGER_SRC: 'https://tags.example/tags.js',
    THIRD_PARTY_ORIGINS: 'https://collector.example',
  })
})
test.afterAll(() => server.stop())

/** Where `deploy/nginx.conf` sends those who come by plain http. */
function followPlainHttp(path: string): string {
  const [, target] = /return 301 (https:\S+);/.exec(readFileSync('deploy/nginx.conf', 'utf8'))!
  return target!.replace('$server_name', host).replace('$request_uri', path)
}

/** Asks as the Observatory does, which names an origin of its own, and returns what costs an answer its A+. */
async function scan(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(server.address + path, {
    method,
    redirect: 'manual',
    headers: { ...(method === 'GET' ? { origin: scannerOrigin } : {}), ...headers },
  })
  const body = await answer.text()
  const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  // What stands in a page instead of its headers would count, too.
  if (isHtml) expect(body, path).not.toMatch(/<meta[^>]*http-equiv/i)
  const html = isHtml ? body : undefined
  const { score, grade, findings } = scoreAnswer({
    ...{ headers: answer.headers, html, host, plainHttp: followPlainHttp(path) },
  })
  const costs = findings.filter(({ points }) => points < 0).map(({ rule, found }) => `${rule}: ${found}`)
  return { status: answer.status, score, problems: grade === 'A+' ? [] : [`${path} has ${grade}`, ...costs] }
}

test('every page of the site is worth an A+ of Mozilla’s Observatory, whatever its kind', async () => {
  const place = placeOf('dist', readCurrent('dist')!)
  const paths = Object.keys(readManifest(place).files).filter((path) => path.endsWith('/') && !isStaffPage(path))
  expect(paths.length).toBeGreaterThan(600)
  const lowest = new Map<string, number>()
  for (const path of paths) {
    const { kind } = JSON.parse(readFileSync(siteFile(place, pageDataAddress(path)), 'utf8')) as PageData
    const { score, problems } = await scan(path)
    expect(problems).toEqual([])
    lowest.set(kind, Math.min(score, lowest.get(kind) ?? score))
  }
  expect([...lowest.keys()].toSorted()).toEqual(pageKinds.toSorted())
  console.log(`${paths.length} pages, at least ${Math.min(...lowest.values())} points.`)
})

test('and so is what the server changes in a page, says in its place or sends to another', async () => {
  const accepted = { cookie: 'consent=accepted' }
  for (const [path, headers, status] of [
    ['/en/', accepted, 200],
    ['/en/physical/diagnosis/back/sciatica/', accepted, 200],
    ['/en/contact/?write=1', accepted, 200],
    ['/en/privacy-policy/?contentonly=1', {}, 200],
    ['/en/search/?q=fever', {}, 200],
    ['/en/our-practitioners/?city=oslo', {}, 200],
    ['/en/nowhere/', {}, 404],
    ['/en', {}, 301],
  ] as const) {
    const answer = await scan(path, headers)
    expect([path, answer.status, answer.problems]).toEqual([path, status, []])
  }
})

test('and the console of staff, what other systems ask, and every answer of the API', async () => {
  for (const [method, path, status] of [
    ['GET', '/staff/', 200],
    ['GET', '/en/staff/', 200],
    ['GET', '/fhir/metadata', 200],
    ['GET', '/fhir/$bulk-publish', 200],
    ['GET', '/fhir/Slot', 401],
    ['POST', '/fhir/token', 422],
    ['GET', '/fhir/nothing', 404],
    ['GET', '/api/docs', 200],
    ['GET', '/api/openapi.json', 200],
    // Gives the visitor a cookie.
    ['GET', '/api/slots?treatment=gp-consultation&clinic=bislett&date=2026-11-30', 200],
    ['GET', '/api/staff/me', 401],
    ['POST', '/api/bookings', 422],
    ['GET', '/api/%zz', 400],
    ['GET', '/dev/outbox', 200],
  ] as const) {
    const answer = await scan(path, {}, method)
    expect([path, answer.status, answer.problems]).toEqual([path, status, []])
  }
})
