import { setTimeout } from 'node:timers/promises'
import type { Database } from '#database/client.ts'
import { sql } from '#database/sql.ts'
import { type ChainDatabase, openChainDatabase } from './chain/chain-database.ts'
import { startGateways } from './chain/gateways.ts'
import { type ChainServer, createServer, metricsToken } from './chain/server.ts'
import { checkRun } from './checks/check-run.ts'
import type { History } from './checks/history.ts'
import { readHoldings } from './checks/read-holdings.ts'
import type { Violation } from './checks/violation.ts'
import { makeOrder, type OpenOrder, tryOrder } from './clients/orders.ts'
import { createPatient } from './clients/patient.ts'
import { createStaff, registerKiosk, signIn } from './clients/staff.ts'
import { ask, isOpen, type World } from './clients/world.ts'
import { inject, isOfProcess, startAgain } from './inject.ts'
import { planActions } from './plan/actions.ts'
import { type Engine, type Fault, planFaults } from './plan/faults.ts'

export interface RunOptions {
  engine: Engine
  seconds: number
  seed: number
  /** What happens, line by line. */
  log(line: string): void
}

export interface RunResult {
  violations: Violation[]
  /** How often which answer came, by action. */
  counts: World['counts']
  /** How often each fault happened. */
  faults: Map<string, number>
  /** What there was to compare. */
  compared: { orders: number; bookings: number; changes: number; kept: number; messages: number; repeats: number }
}

const servers = { postgres: 3, embedded: 1 }
const patients = { postgres: 8, embedded: 5 }
const staff = 2

/** By how much time is put forward at the end, so that what was locked by the dead and what was put off is due. */
const ahead = 20 * 60_000

/** Milliseconds in which everything must work again when no fault is left. */
const recovery = 60_000

/** The same for all messages and other jobs to be carried out, so that one that never is ends the run as well. */
const longestSettling = 10 * 60_000

/** Breaks a chain on purpose while it is used, and compares what its clients were told with what it has kept. */
export async function runFaults({ engine, seconds, seed, log }: RunOptions): Promise<RunResult> {
  const started = performance.now()
  let put = 0
  const now = () => performance.now() - started
  const history: History = {
    ...{ orders: [], changes: [], kept: [], odd: [], deliveries: [], kills: [], deaths: [], notBack: [] },
  }
  await using gateways = await startGateways(now)
  await using database = await openChainDatabase[engine]()
  const all = await Promise.all(
    Array.from({ length: servers[engine] }, async (_, n) =>
      createServer({
        name: `server-${n + 1}`,
        env: {
          ...(await database.envOf(n)),
          SMS_HTTP_URL: gateways.smsUrl(`server-${n + 1}`),
          SMTP_URL: gateways.mailUrl,
        },
        ahead: () => put,
        onDeath: (name, how) => history.deaths.push(`${name}: ${how}`),
      }),
    ),
  )
  await using _ = { [Symbol.asyncDispose]: () => Promise.all(all.map((it) => it.kill())).then(() => {}) }
  for (const server of all) await server.start()

  let isOver = false
  const world: World = {
    ...{ servers: all, gateways, history, now, counts: new Map(), public: [], kiosk: '' },
    today: Temporal.Now.plainDateISO('Europe/Oslo'),
    isOver: () => isOver,
  }
  const session = await signIn(world, 0)
  if (!session) throw new Error('nobody could sign in to the console')
  world.kiosk = await registerKiosk(world, session)

  const people = Array.from({ length: patients[engine] }, () => createPatient(world))
  const desks = Array.from({ length: staff }, (_, n) => createStaff(world, `desk-${n + 1}`, session))
  const busy = Promise.all([
    ...people.map((it, n) => keepBusy(it, planActions(seed, 'patient', n))),
    ...desks.map((it, n) => keepBusy(it, planActions(seed, 'staff', n))),
  ])
  async function keepBusy(client: { act(action: unknown): Promise<unknown> }, plan: ReturnType<typeof planActions>) {
    for (const action of plan) {
      if (isOver) return
      await setTimeout(action.pause)
      await client.act(action)
    }
  }

  const faults = new Map<string, number>()
  /** What is broken of each process: one thing after the other, since who is dead cannot be frozen. */
  const turns = new Map<ChainServer, Promise<void>>()
  const begun = performance.now()
  const injected: Promise<void>[] = []
  const target = { servers: all, database, gateways, history, now }
  for (const fault of planFaults(seed, { engine, seconds, servers: all.length })) {
    await setTimeout(Math.max(0, fault.at - (performance.now() - begun)))
    const server = isOfProcess(fault) ? all[fault.server] : undefined
    const done = Promise.resolve(server && turns.get(server)).then(async () => {
      // The process was broken for so long that it is too late for this one.
      if (performance.now() - begun > seconds * 1_000) return
      faults.set(fault.kind, (faults.get(fault.kind) ?? 0) + 1)
      log(nameFault(fault))
      await inject(target, fault)
    })
    if (server) turns.set(server, done)
    injected.push(done)
  }
  await setTimeout(Math.max(0, seconds * 1_000 - (performance.now() - begun)))
  await Promise.all(injected)
  isOver = true
  await busy

  log('all faults are over')
  for (const server of all) {
    if (!server.isRunning()) await startAgain(server)
    if (!(await worksAgain(world, all.indexOf(server)))) history.notBack.push(server.name)
  }
  await decide(
    world,
    people.flatMap((it) => it.open),
  )
  // What the dead had locked and what was put off becomes due.
  put = ahead
  for (const server of all) await server.stop()
  await withDatabase(database, (it) =>
    it.run(sql`update jobs set run_at = run_at - make_interval(secs => ${ahead / 1_000}) where state = 'running'`),
  )
  for (const server of all) await server.start()
  await settle(world)
  for (const server of all) await server.stop()
  history.deliveries.push(...gateways.deliveries)

  const due = Temporal.Now.instant().add({ milliseconds: ahead / 2 })
  const holdings = await withDatabase(database, (it) => readHoldings(it, due))
  const ids = new Set(history.deliveries.map((it) => it.id))
  return {
    violations: checkRun(history, holdings),
    counts: world.counts,
    faults,
    compared: {
      orders: history.orders.length,
      bookings: holdings.bookings.length,
      changes: history.changes.length,
      kept: history.kept.length,
      messages: ids.size,
      repeats: history.deliveries.length - ids.size,
    },
  }
}

async function withDatabase<T>(chain: ChainDatabase, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await chain.open()
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** A process is back when a new booking on it succeeds. */
async function worksAgain(world: World, server: number): Promise<boolean> {
  for (const end = performance.now() + recovery; performance.now() < end; await setTimeout(300)) {
    const date = world.today.add({ days: 45 })
    const path = `/api/slots?treatment=gp-consultation&clinic=nattvakt&date=${date}`
    const { status, body } = await ask(world, 'back (times)', server, 'GET', path)
    const slot = status === 200 ? body.slots[server]?.id : undefined
    if (!slot) continue
    const order = makeOrder(world, 'back', { slot, treatment: 'gp-consultation' })
    await decide(world, [order])
    if (order.record.attempts.at(-1)?.status === 201) return true
  }
  return false
}

/** Asks again for what no answer has decided. */
async function decide(world: World, orders: OpenOrder[]): Promise<void> {
  for (const order of orders) {
    for (let n = 0; n < 20; n++) {
      await tryOrder(world, order, n)
      if (!isOpen(order.record.attempts.at(-1)!)) break
      await setTimeout(500)
    }
  }
}

/** Waits until no job is due or being carried out: however slow the machine is, what is left then is left over. */
async function settle(world: World): Promise<void> {
  let quiet = 0
  for (const end = performance.now() + longestSettling; quiet < 3 && performance.now() < end; await setTimeout(700)) {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await ask(world, 'metrics', 0, 'GET', '/api/metrics', { headers })
    const isDone = /^innom_jobs_due 0$/m.test(String(body)) && !/state="running"\} [1-9]/.test(String(body))
    quiet = isDone ? quiet + 1 : 0
  }
}

function nameFault({ at, ...fault }: Fault): string {
  const { kind, ...rest } = fault
  const details = Object.entries(rest).map(([name, value]) => `${name} ${value}`)
  return `${(at / 1_000).toFixed(1).padStart(6)} s  ${kind}${details.length > 0 ? `: ${details.join(', ')}` : ''}`
}
