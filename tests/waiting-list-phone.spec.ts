import { test } from './actions/booking.ts'
import type { OwnServer } from './actions/own-server.ts'
import { openVisitor, startByDay, walkEarlier, walkWaiting } from './actions/waiting-list.ts'

let server: OwnServer
test.beforeAll(async () => {
  server = await startByDay()
})
test.afterAll(() => server?.stop())

test('somebody waits on a phone, is asked, and takes the time (no)', async ({ browser }) =>
  walkWaiting(await openVisitor(browser, server), await openVisitor(browser, server), 'no', 'lillestrom', 1))

test('somebody with an appointment waits on a phone for an earlier time, and moves (en)', async ({ browser }) =>
  walkEarlier(await openVisitor(browser, server), await openVisitor(browser, server), 'en', 'lillestrom', 2))
