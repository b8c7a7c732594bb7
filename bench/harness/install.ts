import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Installs the packages that a folder of the benchmarks locks, once; the project itself never needs them. */
export function ensureInstalled(folder: string) {
  const stamp = join(folder, 'node_modules', '.installed-lock')
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing the packages of ${folder} (once, about a minute) …`)
  // As in commands/launch.mjs: npm itself must run on the pinned Node, or it picks older majors.
  const args = ['install', '--no-save', '--loglevel=error']
  const npm = process.env.npm_execpath
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: folder, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm could not install the packages of ${folder}; its own message stands above.`)
  writeFileSync(stamp, wanted)
}
