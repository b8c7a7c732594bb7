import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { composeSite } from '#compiler/compose/compose-site.ts'
import { sampleFiles, writeContent } from '#compiler/testing/sample-content.ts'
import { openTestEmbedded } from '#database/testing/engines.ts'
import type { Country } from '#domain/market/locale.ts'
import type { Market } from '#domain/market/market.ts'
import type { MarketFormats } from '#domain/market/market-formats.ts'
import { openTestApi, type TestApi } from '#server/testing/test-api.ts'
import { newAddress, readCode } from '#server/testing/visit.ts'

/** A country that does not exist, with the holidays and the clock of one that does. */
const added = vi.hoisted(() => {
  const row: Market = {
    code: 'DK',
    zone: 'Europe/Copenhagen',
    currency: 'DKK',
    language: 'sv',
    callingCode: '+45',
    emergencyNumber: '199',
    urgentNumber: '1818',
    crisisNumber: '70 20 12 01',
    violenceNumber: '1888',
    policeNumber: '114',
    poisonNumber: '82 12 12 12',
  }
  const formats: MarketFormats = {
    mobileExample: '+45 20 12 34 56',
    phoneAtHome: { mobile: /^([2-9]\d{7})$/, callable: /^([2-9]\d{7})$/ },
    phoneGroups: [/^(\+45)(\d{2})(\d{2})(\d{2})(\d{2})$/],
    phone: { pattern: /^\+45(?: \d\d){4}$/, example: '+45 33 00 00 00' },
    postcode: { pattern: /^\d{4}$/, example: '1050' },
    orgNumber: { pattern: /^\d{8}$/, example: '99999999' },
  }
  return { row, formats }
})

// Its row, in both halves of the table, and what its time is called: everything else is content.
vi.mock('#domain/market/market-table.ts', async (original) => {
  const table = await original<typeof import('#domain/market/market-table.ts')>()
  return { ...table, marketTable: { ...table.marketTable, skargard: added.row } }
})
vi.mock('#domain/market/market-formats.ts', async (original) => {
  const table = await original<typeof import('#domain/market/market-formats.ts')>()
  return { ...table, marketFormats: { ...table.marketFormats, skargard: added.formats } }
})
vi.mock('#messages/markets.ts', async (original) => {
  const words = await original<typeof import('#messages/markets.ts')>()
  return { ...words, clockNames: { ...words.clockNames, skargard: { no: 'skärgårdens tid', en: 'archipelago time' } } }
})

const country = 'skargard' as Country
const files = sampleFiles()
/** Every page of the samples in Swedish, but for the article. */
const swedish = Object.entries(files).flatMap(([name, text]) =>
  /^(?:pages|faq)\/.*\.no\.md$/.test(name) && !name.includes('sciatica') && !name.includes('index')
    ? [[name.replace('.no.md', '.sv.md'), text.replaceAll('på norsk', 'på svenska').replaceAll('Tekst', 'Text')]]
    : [],
)
const content = writeContent({
  ...Object.fromEntries(swedish),
  'company.yaml': files['company.yaml']!.replace(
    'app:',
    `  skargard: { legalName: Innom Skärgård, orgNumber: '99999999', address: Bryggan 1, postalAddress: Bryggan 1, mobileNumber: +45 33 00 00 00, email: ohoj@innom.example }\napp:`,
  ),
  'prices.yaml': `${files['prices.yaml']}skargard:\n  physio-first: { price: 640 }\n`,
  'areas.yaml': `${files['areas.yaml']}- { id: skaren, name: { no: Skjæret, en: The Skerry, sv: Skäret } }\n`,
  'clinics/skaret.yaml': files['clinics/bislett.yaml']!.replace('id: bislett', 'id: skaret\ncountry: skargard')
    .replace('name: Bislett', 'name: Skäret')
    .replace('area: oslo', 'area: skaren')
    .replace("'0354'", "'1050'")
    .replace('+47 22 00 00 01', '+45 33 00 00 01')
    .replace(/(?<=summary: \{ )/, 'sv: Mottagningen på Skäret., ')
    .replace(/(?<=about: \{ )/, 'sv: Om oss., ')
    .replace(/(?<=gettingHere: \{ )/, 'sv: Ta båten., ')
    .replace(/(?<=access: \{ )/, 'sv: Inga trappsteg., ')
    .replace(/(?<=where: \{ )/, 'sv: Sitt i väntrummet., '),
  'practitioners/pelle.yaml': files['practitioners/sara.yaml']!.replace('id: sara', 'id: pelle\ncountry: skargard')
    .replace('Sara Haugland', 'Pelle Skär')
    .replace('clinic: bislett', 'clinic: skaret')
    .replace(/(?<=summary: \{ )/, 'sv: Fysioterapeut., ')
    .replace(/(?<=about: \{ )/, 'sv: Om Pelle., '),
})
afterAll(content.remove)

describe('a third country, of content, its words and one row of a table', () => {
  it('has a site in its own language and in English, with its own company, prices, clinics, people and numbers', () => {
    const { pages, nodes, facts, shared } = composeSite(content.folder, country, '2026-11-15')
    for (const { node, locale, language } of pages) expect(language, node.id).toBe(locale === 'no' ? 'sv' : 'en')
    expect([...nodes.keys()]).toEqual(
      expect.arrayContaining(['index', 'book-an-appointment', 'clinics/skaret', 'physical/practitioners/pelle']),
    )
    expect(nodes.has('sciatica')).toBe(false)
    expect(nodes.has('clinics/bislett')).toBe(false)
    expect(facts.company).toMatchObject({ name: 'Innom', legalName: 'Innom Skärgård' })
    expect(facts.clinics.map(({ id, zone }) => [id, zone])).toEqual([['skaret', 'Europe/Copenhagen']])
    expect(facts.partners).toEqual([])
    const { messages, wizard, catalogue } = shared.en
    expect(catalogue.treatments['physio-first']?.price).toBe(640)
    expect(messages.price.amount).toBe('DKK {amount}')
    expect(messages.site.otherLanguage).toBe('Svenska')
    expect(wizard.form.phoneHint).toContain('+45\u00a020\u00a012\u00a034\u00a056')
    for (const { messages, wizard } of Object.values(shared)) {
      const words = JSON.stringify([messages, wizard])
      expect(words).toMatch(/\b199\b/)
      expect(words).not.toMatch(/\b11[23]\b|116.117|\b1177\b|\{fact:/)
    }
  })

  it('leaves the countries that were there as they are', () => {
    const { facts, shared } = composeSite(content.folder, 'norway', '2026-11-15')
    expect(facts.clinics.map(({ id }) => id)).toEqual(['bislett'])
    expect(shared.en.messages.price.amount).toBe('NOK {amount}')
  })

  describe('takes bookings', () => {
    let api: TestApi
    let close: () => Promise<void>
    beforeAll(async () => {
      const test = await openTestEmbedded()
      const { facts } = composeSite(content.folder, country, '2026-11-15')
      api = await openTestApi({ database: test.database, facts, env: { COUNTRY: country } })
      close = async () => {
        await api.close()
        await test.dispose()
      }
    })
    afterAll(() => close())

    it('at its clinic, its prices, its hours and outside its holidays', async () => {
      const { types } = (await api.call('GET', '/api/catalogue')).body
      expect(types[0].services[0].treatments).toMatchObject([{ id: 'physio-first', price: 640, clinics: ['skaret'] }])
      const slotsOn = async (date: string) =>
        (await api.call('GET', `/api/slots?treatment=physio-first&clinic=skaret&date=${date}`)).body
      expect((await slotsOn('2026-11-16')).slots[0].start).toBe('2026-11-16T08:00:00+01:00')
      // Easter Monday.
      expect((await slotsOn('2027-03-29')).state).toBe('clinic-closed')
    })

    it('with a code in its language to a number at home', async () => {
      const phone = '+4520123456'
      const opened = await api.call('POST', '/api/verifications', {
        body: { phone, locale: 'no' },
        headers: newAddress(),
      })
      expect(opened.status).toBe(202)
      expect(await readCode(api, phone)).toMatch(/^\d{6}$/)
      const { messages } = (await api.call('GET', `/api/dev/outbox?phone=${encodeURIComponent(phone)}`)).body
      expect(messages[0].text).toMatch(/kod/i)
      expect(messages[0].text).not.toMatch(/kode/i)
    })
  })
})
