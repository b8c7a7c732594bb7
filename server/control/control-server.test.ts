import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLog } from '../process/log.ts'
import { openControl } from './control-server.ts'
import type { OperatorParts } from './operator-parts.ts'

let folder: string
let clients: Socket[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'innom-control-'))
  clients = []
})
afterEach(() => {
  for (const client of clients) client.destroy()
  rmSync(folder, { recursive: true, force: true })
})

/** A client that never hangs up by itself. */
async function speak(text: string): Promise<Socket> {
  const client = connect({ path: join(folder, 'control.sock'), allowHalfOpen: true })
  clients.push(client)
  await once(client, 'connect')
  client.write(text)
  return client
}

describe('a server that stops', () => {
  it('does not wait for operators who say nothing, half of something, or do not hang up', async () => {
    const control = await openControl(folder, {} as OperatorParts, createLog({ LOG_LEVEL: 'silent' }))
    await speak('')
    await speak('{"operation":')
    const answered = await speak('{"operation":"nothing","input":null}\n')
    const [reply] = await once(answered, 'data')
    expect(JSON.parse(String(reply))).toMatchObject({ ok: false })
    await control.close()
  })
})
