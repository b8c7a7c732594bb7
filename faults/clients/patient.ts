import { setTimeout } from 'node:timers/promises'
import { nightClinic } from '../chain/chain-facts.ts'
import type { Kept } from '../checks/history.ts'
import type { Action, PatientKind } from '../plan/actions.ts'
import { makeOrder, type OpenOrder, patientOf, placeOrder } from './orders.ts'
import { ask, type Booked, bearer, choose, isOpen, newPhone, provePhone, spread, type World } from './world.ts'

const treatment = 'gp-consultation'
const daysAhead = 40

/** An address that belongs to one phone. */
function addressOf(phone: string): string {
  const number = Number(phone.slice(-6))
  return `172.16.${Math.floor(number / 250) % 250}.${number % 250}`
}

interface Waiting {
  id: string
  token: string
  phone: string
  kept: Extract<Kept, { what: 'waiting' }>
}

/** Somebody who books, moves, cancels, waits and checks in, one thing after the other. */
export function createPatient(world: World) {
  const mine: Booked[] = []
  const waiting: Waiting[] = []
  const open: OpenOrder[] = []

  const dayOf = (pick: number) => world.today.add({ days: 1 + Math.floor(pick * daysAhead) }).toString()

  async function listSlots({ kind, server }: Action, date: string, clinic: string, people = '') {
    const path = `/api/slots?treatment=${treatment}&clinic=${clinic}&date=${date}${people}`
    const { status, body } = await ask(world, `${kind} (times)`, server, 'GET', path)
    return (status === 200 ? body.slots : []) as { id: string; start: string; together?: { slots: string[] }[] }[]
  }

  async function place(order: OpenOrder, { server, again }: Action): Promise<Booked[]> {
    const booked = await placeOrder(world, order, server, again)
    if (isOpen(order.record.attempts.at(-1)!)) open.push(order)
    mine.push(...booked)
    return booked
  }

  async function bookSlot(action: Action, date: string, clinic: string, pick: number) {
    const slot = choose(await listSlots(action, date, clinic), pick)
    if (!slot) return []
    return place(makeOrder(world, action.kind, { slot: slot.id, treatment }), action)
  }

  const actions: Record<PatientKind, (action: Action) => Promise<unknown>> = {
    book: (action) => bookSlot(action, dayOf(action.pick), nightClinic, spread(action.pick, 3)),
    // Everybody wants the first time of the same few days.
    contend: (action) => bookSlot(action, dayOf(spread(action.pick, 2) / 10), 'bislett', 0),
    together: async (action) => {
      const slots = await listSlots(action, dayOf(action.pick), nightClinic, '&people=2')
      const times = choose(
        slots.flatMap((it) => it.together ?? []),
        spread(action.pick, 5),
      )
      if (!times) return
      const phone = newPhone()
      const people = times.slots.map((slot, place) => ({ slot, patient: patientOf(phone, place) }))
      await place(makeOrder(world, action.kind, { people, treatment }, { phone }), action)
    },
    group: async (action) => {
      const { status, body } = await ask(world, `${action.kind} (runs)`, action.server, 'GET', '/api/groups')
      const runs: { id: string; treatment: string; dates: { start: string }[] }[] = status === 200 ? body.groups : []
      // The first course and the first webinar, which fill up.
      const isWebinar = action.pick < 0.3
      const run = runs.find((it) => (it.treatment === 'sleep-webinar') === isWebinar)
      if (!run) return
      const dates = run.dates.map(({ start }) => ({ date: start.slice(0, 10) }))
      const date = isWebinar ? dates[0] : choose([...dates, {}], spread(action.pick, 3))
      await place(makeOrder(world, action.kind, { group: run.id, treatment: run.treatment, ...date }), action)
    },
    visit: async (action) => {
      const soon = (await listSlots(action, world.today.toString(), nightClinic)).slice(0, 6)
      const slot = choose(soon, action.pick)
      if (!slot) return
      const [booked] = await place(makeOrder(world, action.kind, { slot: slot.id, treatment }), action)
      if (booked) await checkIn(action, booked)
    },
    move: async (action) => {
      const booking = choose(
        mine.filter((it) => it.isSingle),
        action.pick,
      )
      if (!booking) return
      const slot = choose(await listSlots(action, dayOf(spread(action.pick, 3)), nightClinic), spread(action.pick, 7))
      if (slot) await change(action, booking, 'move', { slot: slot.id })
    },
    cancel: async (action) => {
      const booking = choose(mine, action.pick)
      if (!booking) return
      if (await change(action, booking, 'cancel', {})) mine.splice(mine.indexOf(booking), 1)
    },
    wait: async (action) => {
      const phone = newPhone()
      const clinics = [nightClinic, 'bislett']
      const parts = ['morning', 'afternoon', 'evening']
      const days = [{ from: dayOf(0), to: dayOf(0.99) }]
      const verification = provePhone(phone)
      const body = { treatment, clinics, parts, days, patient: patientOf(phone), verification, locale: 'en' }
      for (let n = 0; n < (action.again ? 2 : 1); n++) {
        const reply = await ask(world, action.kind, action.server + n, 'POST', '/api/waiting-list', { body })
        if (reply.status !== 201) continue
        const kept: Waiting['kept'] = { what: 'waiting', id: reply.body.id, left: false }
        // The same request again has the same entry.
        if (waiting.some((it) => it.id === kept.id)) continue
        world.history.kept.push(kept)
        waiting.push({ id: reply.body.id, token: reply.body.token, phone, kept })
      }
    },
    leave: async ({ kind, pick, server }) => {
      const entry = choose(waiting, pick)
      if (!entry) return
      entry.kept.left = true
      await ask(world, kind, server, 'DELETE', `/api/waiting-list/${entry.id}`, { headers: bearer(entry.token) })
      waiting.splice(waiting.indexOf(entry), 1)
    },
    verify: async (action) => {
      const phone = newPhone()
      // A code is good for the address that has asked for it.
      const from = { 'x-forwarded-for': addressOf(phone) }
      const asked = { body: { phone, locale: 'en' }, headers: from }
      const opened = await ask(world, action.kind, action.server, 'POST', '/api/verifications', asked)
      if (opened.status !== 202) return
      const found = await waitFor(() => world.gateways.findText(phone, /#(\d{6})$/m))
      if (!found) return
      const path = `/api/verifications/${opened.body.id}/code`
      const checked = await ask(world, `${action.kind} (code)`, action.server + 1, 'POST', path, {
        body: { code: found[1] },
        headers: from,
      })
      if (checked.status !== 200) return
      const slot = choose(await listSlots(action, dayOf(action.pick), nightClinic), spread(action.pick, 3))
      if (!slot) return
      const proof = checked.body.token
      await place(makeOrder(world, action.kind, { slot: slot.id, treatment }, { phone, proof }), action)
    },
    write: async ({ kind, server }) => {
      const text = `Jeg la igjen vott nummer ${newPhone().slice(-6)}.`
      const patient = { name: 'Ola Nordmann', birthdate: '2000-03-04', email: 'ola@example.no', phone: '+4791234567' }
      const body = { clinic: 'bislett', ...patient, message: text, locale: 'en' }
      const reply = await ask(world, kind, server, 'POST', '/api/contact', { body })
      if (reply.status === 202) world.history.kept.push({ what: 'form', text })
    },
  }

  async function change(action: Action, { reference, token }: Booked, what: 'move' | 'cancel', body: object) {
    const path = `/api/bookings/${reference}/${what}`
    for (let n = 0; n < 3; n++) {
      const reply = await ask(world, action.kind, action.server + n, 'POST', path, { body, headers: bearer(token) })
      if (reply.status === 200) {
        const event = what === 'move' ? 'moved' : 'cancelled'
        const start = what === 'move' ? { start: reply.body.start } : {}
        world.history.changes.push({ reference, event, ...start })
        return true
      }
      // Of a move it may be the new time that is gone.
      if (reply.status === 404 && what === 'cancel') {
        world.history.odd.push(`${action.kind}: ${reference} is not found by its patient`)
      }
      if (!isOpen(reply)) return false
      await setTimeout(200)
    }
    return false
  }

  async function checkIn({ kind, server }: Action, { reference, token, clinic }: Booked) {
    const read = await ask(world, `${kind} (booking)`, server, 'GET', `/api/bookings/${reference}`, {
      headers: bearer(token),
    })
    if (read.status !== 200) return
    const { status } = await ask(world, `${kind} (check-in)`, server + 1, 'POST', '/api/check-ins', {
      body: { clinic, ticket: read.body.ticket, locale: 'en' },
      headers: { cookie: world.kiosk },
    })
    if (status === 200) world.history.changes.push({ reference, event: 'arrived' })
  }

  /** Takes what the waiting list has offered meanwhile. */
  async function takeOffers(action: Action) {
    for (const entry of waiting.slice()) {
      const [, id, token] = world.gateways.findText(entry.phone, /\/offer\/#(\w+)\.(\S+)/) ?? []
      if (!id || !token) continue
      const headers = bearer(token)
      const offer = await ask(world, 'offer', action.server, 'GET', `/api/offers/${id}`, { headers })
      const slot = offer.status === 200 ? offer.body.times[0]?.slot : undefined
      if (!slot) continue
      entry.kept.left = true
      const taken = await ask(world, 'offer (take)', action.server, 'POST', `/api/offers/${id}/take`, {
        body: { slot },
        headers,
      })
      if (taken.status === 200) world.history.kept.push({ what: 'taken', phone: entry.phone })
      if (!isOpen(taken)) waiting.splice(waiting.indexOf(entry), 1)
    }
  }

  async function waitFor<T>(find: () => T | undefined): Promise<T | undefined> {
    for (let n = 0; n < 30 && !world.isOver(); n++) {
      const found = find()
      if (found) return found
      await setTimeout(100)
    }
    return find()
  }

  return {
    act: async (action: Action) => {
      await actions[action.kind as PatientKind](action)
      await takeOffers(action)
    },
    /** Requests that no answer has decided. */
    open,
  }
}
