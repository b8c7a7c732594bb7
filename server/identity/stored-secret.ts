import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushEntries } from '#database/engines/data-dir/flush-folder.ts'
import { prepareDataDir } from '#database/engines/data-dir/make-private.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { shortestSecret } from '../settings/config.ts'

/** The secret of an installation without SECRET: generated once and stored beside its data. */
export function loadOrCreateSecret(dataDir: string): string {
  prepareDataDir(dataDir)
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) makeSecret(dataDir, file)
  const secret = readFileSync(file, 'utf8')
  // Never regenerated automatically: patients' links and proofs were signed with it.
  if (!isStrong(secret)) {
    throw new OperatorError(
      `${file} holds no secret of at least ${shortestSecret} characters. Put back a copy of it; without one, remove the file to have a new secret made, which ends all links in messages that were sent.`,
    )
  }
  return secret
}

/** Written and flushed before it gets its name; the first of several processes creates it for all. */
function makeSecret(dataDir: string, file: string): void {
  const draft = `${file}.${randomUUID()}`
  try {
    writeFileSync(draft, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true })
    linkSync(draft, file)
    flushEntries(dataDir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** A crash can leave an empty file or one full of zero bytes. */
function isStrong(secret: string): boolean {
  return secret.trim().length >= shortestSecret && /^[\x20-\x7e]+$/.test(secret.trim())
}
