import { createRandom, type Random } from '../../bench/harness/random.ts'
import { choose, mix } from './actions.ts'

export const engines = ['postgres', 'embedded'] as const
export type Engine = (typeof engines)[number]

/** Something that goes wrong, `at` milliseconds after the start. `server`: which process. `lasts`: milliseconds until it is put right. */
export type Fault = { at: number } & (
  | { kind: 'kill' | 'restart'; server: number; lasts: number }
  | { kind: 'freeze'; server: number; lasts: number }
  | { kind: 'clock'; server: number; seconds: number; lasts: number }
  | { kind: 'descriptors'; server: number; lasts: number }
  | { kind: 'disk-nearly-full' | 'disk-full'; server: number; lasts: number }
  | { kind: 'cut'; server: number; how: 'close' | 'reset' }
  | { kind: 'slow'; server: number; latency: number; lasts: number }
  | { kind: 'silence'; server: number; lasts: number }
  | { kind: 'database-restart'; how: 'fast' | 'immediate' | 'killed'; lasts: number }
  | { kind: 'database-disk-full'; lasts: number }
  | { kind: 'sms' | 'mail'; how: GatewayFault; lasts: number }
)

/** `hang-up-after`: it has taken the message, and its answer is lost. */
export type GatewayFault = 'refuse' | 'stall' | 'hang-up' | 'hang-up-after'

export type FaultKind = Fault['kind']

/** How often each happens, by engine: the embedded database has one process and no connections. */
const weights: Record<Engine, readonly (readonly [FaultKind, number])[]> = {
  postgres: [
    ['kill', 5],
    ['restart', 3],
    ['freeze', 3],
    ['clock', 3],
    ['descriptors', 2],
    ['cut', 4],
    ['slow', 3],
    ['silence', 2],
    ['database-restart', 3],
    ['database-disk-full', 1],
    ['sms', 3],
    ['mail', 2],
  ],
  embedded: [
    ['kill', 5],
    ['restart', 3],
    ['freeze', 3],
    ['clock', 3],
    ['descriptors', 2],
    ['disk-nearly-full', 2],
    ['disk-full', 1],
    ['sms', 3],
    ['mail', 2],
  ],
}

/** From one fault to the next, in milliseconds: several overlap. */
const pause = { shortest: 500, longest: 4_000 }

/** All faults of a run: a pure function of its seed, length and engine. A longer run begins like a shorter one. */
export function planFaults(
  seed: number,
  { engine, seconds, servers }: { engine: Engine; seconds: number; servers: number },
): Fault[] {
  const random = createRandom(mix(seed, engine === 'postgres' ? 100_000 : 200_000))
  const faults: Fault[] = []
  for (let at = 1_000; ; at += random.between(pause.shortest, pause.longest)) {
    // Once before the end each is drawn, so that the length only cuts the list.
    const fault = drawFault(random, Math.floor(at), choose(random, weights[engine]), servers)
    if (at >= seconds * 1_000) return faults
    faults.push(fault)
  }
}

const gatewayFaults = ['refuse', 'stall', 'hang-up', 'hang-up-after'] as const

function drawFault(random: Random, at: number, kind: FaultKind, servers: number): Fault {
  const server = Math.floor(random.next() * servers)
  const lasts = Math.floor(random.between(200, 5_000))
  const one = <T>(choices: readonly T[]): T => choices[Math.floor(random.next() * choices.length)]!
  switch (kind) {
    case 'cut':
      return { at, kind, server, how: one(['close', 'reset'] as const) }
    case 'slow':
      return { at, kind, server, latency: Math.floor(random.between(20, 800)), lasts }
    case 'clock':
      return { at, kind, server, seconds: Math.floor(random.between(-1_800, 1_800)), lasts: lasts * 2 }
    case 'database-restart':
      return { at, kind, how: one(['fast', 'immediate', 'killed'] as const), lasts: Math.floor(lasts / 2) }
    case 'database-disk-full':
      return { at, kind, lasts }
    case 'sms':
    case 'mail':
      return { at, kind, how: one(gatewayFaults), lasts }
    default:
      return { at, kind, server, lasts }
  }
}
