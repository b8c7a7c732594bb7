import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian or Ubuntu whose files are missing, where this machine lets us. True if all are there. */
export function ensureDebianPackages(fileOf: Record<string, string>): boolean {
  const missing = () => Object.keys(fileOf).filter((name) => !existsSync(fileOf[name]!))
  if (missing().length === 0) return true
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return false
  console.log(`Installing ${missing().join(', ')} from the system’s packages (once) …`)
  // In run level 1 a package that brings a service does not start it.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = { stdio: ['ignore', 'ignore', 'inherit'] as const, env }
  spawnSync('apt-get', ['update', '-qq'], { ...options, stdio: [...options.stdio] })
  for (const name of missing()) {
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      ...options,
      stdio: [...options.stdio],
    })
  }
  return missing().length === 0
}
