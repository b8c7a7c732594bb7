import { type APIRequestContext, expect } from '@playwright/test'
import { test } from './actions/test.ts'

/** What somebody looks for who is here for the first time, and where it is: Norwegian and English. */
const wanted: [what: string, no: RegExp, en: RegExp][] = [
  ['book an appointment', /^\/bestill-time\/$/, /^\/en\/book-an-appointment\/$/],
  ['cancel or move it', /^\/avbestilling\/$/, /^\/en\/cancellation\/$/],
  ['what it costs', /^\/priser\/$/, /^\/en\/prices\/$/],
  ['when a clinic is open', /^\/klinikker\/bislett\/$/, /^\/en\/clinics\/bislett\/$/],
  ['all clinics', /^\/klinikker\/$/, /^\/en\/clinics\/$/],
  ['the nearest clinic', /^\/klinikker\/#nearest$/, /^\/en\/clinics\/#nearest$/],
  ['search', /^\/sok\/$/, /^\/en\/search\/$/],
  ['the emergency number', /^tel:113$/, /^tel:113$/],
  ['the out-of-hours doctor', /^tel:116117$/, /^tel:116117$/],
  ['where to turn when it is urgent', /^\/verktoy-17\/$/, /^\/en\/tool-17\/$/],
  ['a doctor', /^\/allmennlege\/$/, /^\/en\/generalpractitioner\/$/],
  ['a physiotherapist', /^\/fysikalsk\/$/, /^\/en\/physical\/$/],
  ['a psychologist', /^\/psykolog\/$/, /^\/en\/psychologist\/$/],
  ['a doctor for the skin', /^\/hudlege\/$/, /^\/en\/dermatologist\/$/],
  ['a gynaecologist', /^\/gynekolog\/$/, /^\/en\/gynecologist\/$/],
  ['an appointment on video', /^\/video\/$|type=video/, /^\/en\/video\/$|type=video/],
  ['a prescription', /^\/resept(er)?\/$/, /^\/en\/prescriptions\/$/],
  ['a sick note', /^\/sykmelding\/$/, /^\/en\/sick-leave\/$/],
  ['a vaccine', /^\/vaksiner?\/$/, /^\/en\/vaccines\/$/],
  ['a test for an infection', /^\/test-for-kjonnssykdom\/$|kjonnssykdom/, /^\/en\/std-test\/$/],
  ['who works here', /^\/behandlere\/$/, /^\/en\/our-practitioners\/$/],
  ['tools', /^\/helsehjelp\/#tools$/, /^\/en\/health-care\/#tools$/],
  ['questions and answers', /^\/sporsmal-og-svar\/$/, /^\/en\/faq\/$/],
  ['what the insurance pays', /forsikring/, /insurance/],
  ['help with the form: contact', /^\/kontakt\/$/, /^\/en\/contact\/$/],
  ['services for a business', /^\/bedrift\/$/, /^\/en\/bedrift\/$/],
  ['a job', /^\/jobb\/$/, /^\/en\/jobs\/$/],
  ['English, or Norwegian', /^\/en\/$/, /^\/$/],
]

const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

/** The links of a page that one tap follows on a phone, and those that the menu has under its first tap. */
async function readLinks(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text()
  const menu = /<nav class="menu".*?<\/nav>/s.exec(html)?.[0] ?? ''
  // A panel of the menu is opened by another tap.
  const first = menu.replace(/<div class="panel".*?<\/div><\/div><\/div><\/div>/gs, '')
  return { page: linksIn(html.replace(menu, '')), menu: linksIn(first) }
}

for (const home of ['/', '/en/']) {
  test(`what a newcomer looks for is at most two taps from ${home}, on a phone as well`, async ({ request }) => {
    const start = await readLinks(request, home)
    const near = [...new Set(start.page)].filter((path) => path.startsWith('/') && !/[?]|\.\w+$/.test(path))
    const next = await Promise.all(near.map(async (path) => (await readLinks(request, path.split('#')[0]!)).page))
    const within = new Set([...start.page, ...start.menu, ...next.flat()])
    const missing = wanted.filter(([, no, en]) => ![...within].some((path) => (home === '/' ? no : en).test(path)))
    expect(missing.map(([what]) => what)).toEqual([])
    expect(wanted.length).toBeGreaterThanOrEqual(25)
  })
}
