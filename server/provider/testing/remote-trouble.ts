import { expect } from 'vitest'
import type { Behaviour } from '../../testing/fake-server.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { newAddress, placeOrder } from '../../testing/visit.ts'

export interface Trouble {
  what: string
  behaviour: Behaviour
  status: number
  code: string
  title: string
}

const failure = {
  status: 502,
  code: 'provider-failure',
  title: 'Something went wrong, please try again or contact us for further assistance',
}

export const failing = (what: string, behaviour: Behaviour): Trouble => ({ what, behaviour, ...failure })

/** What any other booking system can do wrong, and what the visitor reads of it. */
export const commonTroubles: Trouble[] = [
  failing('fails', { status: 500, body: 'Oops' }),
  failing('answers rubbish', { status: 200, body: '<html>maintenance</html>' }),
  failing('hangs up', 'hang-up'),
  {
    ...{ what: 'stalls', behaviour: 'stall', status: 504, code: 'timeout' },
    title: 'The request is taking too long, please click here to try again.',
  },
]

/** Neither a booking nor a hold can be made meanwhile; the visitor is told why. */
export async function expectTold(
  api: TestApi,
  order: { slot: string },
  { status, code, title }: Trouble,
): Promise<void> {
  const booked = await placeOrder(api, order, 'key')
  expect([booked.status, booked.body.code, booked.body.title]).toEqual([status, code, title])
  const held = await api.call('POST', '/api/holds?locale=en', { body: { slot: order.slot }, headers: newAddress() })
  expect([held.status, held.body.title]).toEqual([status, title])
}

/** The other system takes a booking, our database is lost before it is recorded, and the request is repeated. */
export async function bookWithoutRecord(api: TestApi, order: object): Promise<void> {
  const { database } = api.service
  const { run } = database
  database.run = (statement) =>
    statement.text.includes('make_bookings')
      ? Promise.reject(Object.assign(new Error('gone'), { code: '57P01' }))
      : run(statement)
  expect((await placeOrder(api, order, 'key')).status).toBe(503)
  database.run = run
  expect((await placeOrder(api, order, 'key')).status).toBe(201)
}
