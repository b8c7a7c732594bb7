import { connect, type Socket } from 'node:net'
import { migrate } from '#database/migrate.ts'
import { openDatabase } from '#database/open.ts'
import type { Facts } from '#domain/facts/facts.ts'
import { keepCountry } from '#domain/facts/in-market.ts'
import { markets } from '#domain/market/market.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { createClock } from '../clock/clock.ts'
import { createSecrets } from '../identity/secrets.ts'
import { loadOrCreateSecret } from '../identity/stored-secret.ts'
import { LiveSchedule } from '../rosters/live-schedule.ts'
import type { Config } from '../settings/config.ts'
import { findControlAddress } from './control-address.ts'
import { controlReply, readLine, writeLine } from './control-protocol.ts'
import type { Operation } from './operations.ts'

/**
 * Runs a command's operation where the database is: on the PostgreSQL server, in the server process that has the embedded
 * database open, or, if none is running, in this process.
 */
export async function runOperation<Input, Answer>(
  config: Config,
  readFacts: () => Facts,
  operation: Operation<Input, Answer>,
  input: Input,
): Promise<Answer> {
  const answered = await askServer(config, operation, input)
  if (answered) return answered.answer

  const { DATABASE_URL: url, DATA_DIR: dataDir } = config
  const database = await openDatabase({ url, dataDir, connections: 2, mustExist: true })
  try {
    await migrate(database)
    const clock = createClock(config.CLOCK)
    const { zone } = markets[config.COUNTRY]
    const facts = keepCountry(readFacts(), config.COUNTRY)
    const schedules = await LiveSchedule.open({ database, clock, zone, facts })
    const secrets = createSecrets(config.SECRET ?? loadOrCreateSecret(config.DATA_DIR))
    try {
      return await operation.run({ database, clock, zone, schedules, secrets, config }, input)
    } finally {
      schedules.close()
    }
  } finally {
    await database.close()
  }
}

/** The answer of the server that has the embedded database open; undefined if none is running, or the database is on a PostgreSQL server. */
export async function askServer<Input, Answer>(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  operation: Operation<Input, Answer>,
  input: Input,
): Promise<{ answer: Answer } | undefined> {
  const socket = config.DATABASE_URL ? undefined : await reachServer(config.DATA_DIR)
  return socket && { answer: await ask(socket, operation, input) }
}

/** A connection to the server of a DATA_DIR, if one is running. */
function reachServer(dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    let address: ReturnType<typeof findControlAddress>
    try {
      address = findControlAddress(dataDir)
    } catch (error) {
      // Without the folder there is no server.
      return (error as NodeJS.ErrnoException).code === 'ENOENT' ? resolve(undefined) : reject(error)
    }
    const socket = connect({ path: address.path, allowHalfOpen: true }, () => {
      address.release()
      resolve(socket)
    })
    socket.on('error', (error: NodeJS.ErrnoException) => {
      address.release()
      if (['ENOENT', 'ECONNREFUSED'].includes(error.code ?? '')) resolve(undefined)
      else if (error.code === 'EACCES')
        reject(new OperatorError(`${dataDir} belongs to another user: run this as them.`))
      else reject(error)
    })
  })
}

async function ask<Input, Answer>(socket: Socket, operation: Operation<Input, Answer>, input: Input): Promise<Answer> {
  const answered = readLine(socket)
  writeLine(socket, { operation: operation.name, input })
  const reply = controlReply.parse(JSON.parse(await answered))
  socket.destroy()
  if (!reply.ok) throw new OperatorError(reply.message)
  return operation.answer.parse(reply.answer)
}
