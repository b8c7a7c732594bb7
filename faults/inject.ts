import { setTimeout } from 'node:timers/promises'
import { type ChainDatabase, fullDiskBlocks } from './chain/chain-database.ts'
import type { Gateways } from './chain/gateways.ts'
import type { ChainServer } from './chain/server.ts'
import type { History } from './checks/history.ts'
import type { Fault } from './plan/faults.ts'

/** What faults act on. */
export interface Target {
  servers: ChainServer[]
  database: ChainDatabase
  gateways: Gateways
  history: History
  now(): number
}

/** Whether a fault is one of a process itself, and not of its connections to the database or of something that all share. */
export function isOfProcess(fault: Fault): fault is ProcessFault {
  return 'server' in fault && fault.kind !== 'cut' && fault.kind !== 'slow' && fault.kind !== 'silence'
}

type ProcessFault = Exclude<Extract<Fault, { server: number; lasts: number }>, { kind: 'slow' | 'silence' }>

/** Breaks something, waits as long as it lasts, and puts it right. */
export async function inject(target: Target, fault: Fault): Promise<void> {
  if (isOfProcess(fault)) return breakServer(target, target.servers[fault.server]!, fault)
  if (fault.kind === 'sms' || fault.kind === 'mail') {
    target.gateways.fail(fault.kind, fault.how)
    await setTimeout(fault.lasts)
    target.gateways.fail(fault.kind, undefined)
    return
  }
  const end = await target.database.fail(fault)
  if ('lasts' in fault) await setTimeout(fault.lasts)
  await end()
}

async function breakServer({ history, now }: Target, server: ChainServer, fault: ProcessFault): Promise<void> {
  const kill = async () => {
    await server.kill()
    history.kills.push({ server: server.name, at: now() })
  }
  switch (fault.kind) {
    case 'kill':
      await kill()
      await setTimeout(fault.lasts / 4)
      return startAgain(server)
    case 'restart':
      await server.stop()
      return startAgain(server)
    case 'freeze':
      server.freeze()
      await setTimeout(fault.lasts)
      return server.thaw()
    case 'clock':
      server.tell({ clock: fault.seconds * 1_000 })
      await setTimeout(fault.lasts)
      return server.tell({ clock: 0 })
    case 'descriptors':
      server.tell({ descriptors: 'used-up' })
      await setTimeout(fault.lasts)
      return server.tell({ descriptors: 'free' })
    case 'disk-nearly-full':
      server.tell({ diskNearlyFull: true })
      await setTimeout(fault.lasts)
      return server.tell({ diskNearlyFull: false })
    case 'disk-full':
      await server.stop()
      // It may end at once, or with the first booking.
      await server.start({ fileBlocks: fullDiskBlocks }).catch(() => {})
      await setTimeout(fault.lasts)
      await kill()
      return startAgain(server)
  }
}

/** The database may be away: then it does not start, as under systemd, which tries again. */
export async function startAgain(server: ChainServer): Promise<void> {
  for (;;) {
    try {
      return await server.start()
    } catch {
      await setTimeout(500)
    }
  }
}
