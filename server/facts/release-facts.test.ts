import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { sampleFacts } from '#domain/testing/sample-facts.ts'
import { emptySearch } from '../search/site-search.ts'
import { openTestApi, type TestApi } from '../testing/test-api.ts'
import { bookSlot, findSlotIds, newAddress } from '../testing/visit.ts'

let test: TestDatabase
let api: TestApi
beforeAll(async () => {
  test = await openTestEmbedded()
  api = await openTestApi({ database: test.database })
})
afterAll(async () => {
  await api.close()
  await test.dispose()
})

const priceInCatalogue = async () => {
  const { body } = await api.call('GET', '/api/catalogue')
  return JSON.stringify(body).match(/"id":"gp-consultation".*?"price":(\d+)/)?.[1]
}
const ask = (clinic: string) =>
  api.call('POST', '/api/contact', {
    body: {
      clinic,
      name: 'Ola',
      birthdate: '2000-03-04',
      email: 'ola@example.no',
      phone: '+4790123456',
      message: 'Hei',
      locale: 'no',
    },
    headers: newAddress(),
  })

it('books at the prices of a release from the moment it is taken over, without a restart', async () => {
  const [slot] = await findSlotIds(api)
  expect(await priceInCatalogue()).not.toBe('4321')
  expect((await ask('new-clinic')).status).toBe(422)

  const prices: Facts['prices'] = { ...sampleFacts.prices }
  prices['gp-consultation'] = { ...prices['gp-consultation']!, price: 4321 }
  const clinics = [...sampleFacts.clinics, { ...sampleFacts.clinics[0]!, id: 'new-clinic', name: 'New' }]
  await api.service.useRelease({ facts: { ...sampleFacts, prices, clinics }, demo: undefined, search: emptySearch })

  expect(await priceInCatalogue()).toBe('4321')
  const { status, body } = await bookSlot(api, slot!)
  expect([status, body.price]).toEqual([201, 4321])
  expect((await ask('new-clinic')).status).toBe(202)
})
