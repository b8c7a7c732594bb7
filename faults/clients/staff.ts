import { chainFacts, nightClinic } from '../chain/chain-facts.ts'
import { chainSite } from '../chain/server.ts'
import type { Action, StaffKind } from '../plan/actions.ts'
import { ask, choose, type Reply, spread, type World } from './world.ts'

const doctors = chainFacts.practitioners.filter((it) => it.shifts.some(({ clinic }) => clinic === nightClinic))

/** Signs in to the console by one of the links that a server leaves outside production; the cookie. */
export async function signIn(world: World, server: number): Promise<string | undefined> {
  const { body } = await ask(world, 'sign in', server, 'GET', '/api/dev/outbox')
  const links = (body?.messages ?? []).flatMap(
    ({ text }: { text: string }) => /console as administrator, once:\s+\S+\?link=(\S+)/.exec(text)?.[1] ?? [],
  )
  if (!links[0]) return undefined
  const { cookies } = await ask(world, 'sign in', server, 'GET', `/api/staff/sign-in?link=${links[0]}`)
  return cookies.find((it) => it.startsWith('staff='))?.split(';')[0]
}

/** Makes a tablet of the clinic; the cookie. */
export async function registerKiosk(world: World, session: string): Promise<string> {
  const headers = { cookie: session, origin: chainSite }
  const made = await ask(world, 'kiosk', 0, 'POST', '/api/staff/kiosks', { body: { clinic: nightClinic }, headers })
  const registered = await ask(world, 'kiosk', 0, 'POST', '/api/kiosks', { body: { code: made.body.code } })
  const cookie = registered.cookies.find((it) => it.startsWith('kiosk='))?.split(';')[0]
  if (!cookie) throw new Error(`no kiosk was registered: ${made.status}, ${registered.status}`)
  return cookie
}

/** Somebody at the desk who changes bookings and rosters. */
export function createStaff(world: World, name: string, session: string) {
  let cookie = session
  let count = 0

  async function call(action: Action, method: string, path: string, body?: object): Promise<Reply> {
    const options = { headers: { cookie, origin: chainSite }, ...(body && { body }) }
    const reply = await ask(world, action.kind, action.server, method, path, options)
    // A clock that was ahead has ended the session.
    if (reply.status === 401) cookie = (await signIn(world, action.server)) ?? cookie
    return reply
  }

  const change = async (action: Action, body: object) => {
    const booking = choose(world.public.filter((it) => it.clinic === nightClinic).slice(-200), action.pick)
    if (!booking) return undefined
    const reply = await call(action, 'PATCH', `/api/staff/bookings/${booking.reference}`, body)
    return reply.status === 200 ? { reference: booking.reference, body: reply.body } : undefined
  }

  async function changeRosters(action: Action, path: string, edit: object, date: string) {
    const read = await call(action, 'GET', `/api/staff/rosters?clinic=${nightClinic}&date=${date}`)
    if (read.status !== 200) return
    const seen = [
      { kind: 'clinic', id: nightClinic, revision: read.body.changed.revision },
      ...read.body.practitioners.map((it: { id: string; changed: { revision: number } }) => ({
        kind: 'practitioner',
        id: it.id,
        revision: it.changed.revision,
      })),
    ]
    const reply = await call(action, 'POST', path, { clinic: nightClinic, seen, change: edit, isPreview: false })
    if (reply.status !== 200) return
    count += 1
    for (const it of reply.body.rosters) world.history.kept.push({ what: 'roster', ...it, by: `${name} ${count}` })
  }

  const who = ({ pick }: Action) => choose(doctors, pick)!.id
  const when = ({ pick }: Action) => world.today.add({ days: 1 + Math.floor(spread(pick, 3) * 20) }).toString()

  const actions: Record<StaffKind, (action: Action) => Promise<unknown>> = {
    'staff-visit': (action) =>
      change(action, { state: choose(['arrived', 'called-in', 'done', 'booked'], spread(action.pick, 2)) }),
    'staff-cancel': async (action) => {
      const planned = await change(action, { state: 'cancelled', reason: 'patient-asked' })
      if (planned?.body.planned) keepPlanned(planned.reference, 'cancelled')
    },
    'staff-move': async (action) => {
      const path = `/api/staff/times?treatment=gp-consultation&clinic=${nightClinic}&date=${when(action)}`
      const times = await call(action, 'GET', path)
      const slot = times.status === 200 ? choose<{ id: string }>(times.body.slots, spread(action.pick, 5)) : undefined
      const planned = slot && (await change(action, { slot: slot.id }))
      if (planned?.body.planned) keepPlanned(planned.reference, 'moved')
    },
    'staff-note': async (action) => {
      const noted = await change(action, { note: `Ringte klokka ${count}` })
      if (noted) world.history.kept.push({ what: 'note', reference: noted.reference, by: name })
    },
    absence: (action) => {
      const edit = { kind: 'absence', practitioner: who(action), from: when(action), to: when(action) }
      return changeRosters(action, '/api/staff/absences', edit, when(action))
    },
    return: (action) => {
      const edit = { kind: 'return', practitioner: who(action), from: when(action), to: when(action) }
      return changeRosters(action, '/api/staff/absences', edit, when(action))
    },
    shifts: (action) => {
      const hours = { from: choose(['00:00', '02:00', '06:00'], action.pick)!, to: '24:00' }
      const shifts = [{ hours, breaks: [] }]
      const edit = { kind: 'shifts', practitioner: who(action), date: when(action), repeat: 'once', shifts }
      return changeRosters(action, '/api/staff/rosters', edit, when(action))
    },
  }

  const keepPlanned = (reference: string, event: 'moved' | 'cancelled') =>
    world.history.kept.push({ what: 'planned', reference, event })

  return { act: (action: Action) => actions[action.kind as StaffKind](action) }
}
