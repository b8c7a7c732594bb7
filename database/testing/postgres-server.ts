import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openPostgres } from '../engines/postgres.ts'
import { migrate } from '../migrate.ts'
import { findBinaries, unprivileged } from './postgres-binaries.ts'
import { copyTemplate } from './template.ts'

/** A real PostgreSQL server for tests: started from npm's binaries, on a port of its own, without leaving anything behind. */
export interface TestServer extends AsyncDisposable {
  /** Address of a migrated, empty database. */
  url: string
  /** Ends the server like an operator who restarts it: connections are cut, politely or without a word. */
  stop(mode?: 'fast' | 'immediate' | 'killed'): Promise<void>
  /** `fileBlocks`: no file may grow beyond so many blocks of 512 bytes, as on a disk that is full. */
  start(options?: { fileBlocks?: number }): Promise<void>
  /** Stops it and removes its files, as the end of the block does that it is declared in with `await using`. */
  dispose(): Promise<void>
}

/** `fsync`: whether it waits for the disk, which tests do not need. */
export async function startTestServer({ fsync = false } = {}): Promise<TestServer> {
  const folder = await copyTemplate('postgres', prepare)
  giveAway(folder)
  const server = await runServer(folder, fsync)
  const dispose = async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...server, dispose, [Symbol.asyncDispose]: dispose }
}

/** A primary, and a standby that has every commit before it is answered. */
export async function startReplicatedServers() {
  const [first, second] = [await copyTemplate('postgres', prepare), await copyTemplate('postgres', prepare)]
  giveAway(first)
  const primary = await runServer(first, false, ['synchronous_standby_names=*'])
  const at = new URL(primary.url)
  writeFileSync(join(second, 'standby.signal'), '')
  const source = `primary_conninfo=host=${at.hostname} port=${at.port} user=${at.username}`
  giveAway(second)
  const standby = await runServer(second, false, [source])
  return {
    /** Of both, the standby first. */
    url: `postgres://innom@${new URL(standby.url).host},${at.host}/postgres`,
    /** The address of the standby alone. */
    standby: standby.url,
    /** As its machine would go: without a word to anybody. */
    killPrimary: () => primary.stop('killed'),
    [Symbol.asyncDispose]: async () => {
      await Promise.all([primary.stop(), standby.stop()])
      for (const folder of [first, second]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function prepare(folder: string): Promise<void> {
  giveAway(folder)
  const { initdb } = await findBinaries()
  execFileSync(initdb, ['-D', folder, '-U', 'innom', '--auth=trust', '--encoding=UTF8', '--no-sync'], {
    ...unprivileged,
    stdio: 'pipe',
  })
  const server = await runServer(folder)
  const database = await openPostgres({ url: server.url, connections: 1 })
  await migrate(database)
  await database.close()
  await server.stop()
}

const signals = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const

async function runServer(
  folder: string,
  fsync = false,
  more: string[] = [],
): Promise<Pick<TestServer, 'url' | 'start' | 'stop'>> {
  const { postgres } = await findBinaries()
  const port = await findFreePort()
  let child: ChildProcess | undefined

  async function start({ fileBlocks }: { fileBlocks?: number } = {}): Promise<void> {
    const flags = [
      `fsync=${fsync ? 'on' : 'off'}`,
      'unix_socket_directories=',
      'listen_addresses=127.0.0.1',
      'max_connections=200',
      ...more,
    ]
    const args = ['-D', folder, '-p', String(port), ...flags.flatMap((flag) => ['-c', flag])]
    const limited = ['sh', '-c', `ulimit -f ${fileBlocks} && exec "$0" "$@"`, postgres, ...args]
    const [program, ...rest] = fileBlocks === undefined ? [postgres, ...args] : limited
    const started = spawn(program!, rest, { ...unprivileged, stdio: ['ignore', 'ignore', 'pipe'] })
    child = started
    // PostgreSQL outlives whoever started it, unless it is told.
    const endWithUs = () => started.kill('SIGKILL')
    process.once('exit', endWithUs)
    started.once('exit', () => process.off('exit', endWithUs))
    await new Promise<void>((resolve, reject) => {
      let log = ''
      started.stderr.on('data', (chunk: Buffer) => {
        log = (log + chunk).slice(-4_000)
        if (/ready to accept (?:read-only )?connections/.test(log)) resolve()
      })
      started.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
    })
  }

  await start()
  return {
    url: `postgres://innom@127.0.0.1:${port}/postgres`,
    start,
    stop: async (mode = 'fast') => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const exited = once(child, 'exit')
      child.kill(signals[mode])
      await exited
    },
  }
}

function giveAway(path: string): void {
  if (!unprivileged) return
  const isFolder = lstatSync(path).isDirectory()
  chownSync(path, unprivileged.uid, unprivileged.gid)
  chmodSync(path, isFolder ? 0o700 : 0o600)
  if (isFolder) for (const name of readdirSync(path)) giveAway(join(path, name))
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
