import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const schemaFolders = ['migrations', 'functions'].map((it) => join(import.meta.dirname, '..', it))
// Of this user alone: what another user left there could not be replaced.
const templates = join(tmpdir(), `innom-test-templates-${process.getuid?.() ?? 0}`)

/**
 * A folder of its own for a test, filled with what `prepare` leaves behind: creating a database takes seconds, copying one
 * does not. `prepare` runs again only when a migration, a function or a dependency changes.
 */
export async function copyTemplate(name: string, prepare: (folder: string) => Promise<void>): Promise<string> {
  const template = join(templates, `${name}-${versionOfSchema()}`)
  if (!existsSync(template)) {
    mkdirSync(templates, { recursive: true })
    // PostgreSQL's unprivileged user must come through, whatever the umask is.
    chmodSync(templates, 0o755)
    const draft = mkdtempSync(join(templates, 'draft-'))
    await prepare(draft)
    try {
      renameSync(draft, template)
    } catch {
      // Another worker was faster; its template is as good.
      rmSync(draft, { recursive: true, force: true })
    }
  }
  const copy = makeTestFolder()
  cpSync(template, copy, { recursive: true })
  return copy
}

export function makeTestFolder(): string {
  return mkdtempSync(join(tmpdir(), 'innom-test-'))
}

function versionOfSchema(): string {
  const hash = createHash('sha256')
  for (const folder of schemaFolders) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(join(folder, file)))
  }
  // A newer engine may not read the files of an older one.
  hash.update(readFileSync(join(import.meta.dirname, '../../package-lock.json')))
  return hash.digest('hex').slice(0, 16)
}
