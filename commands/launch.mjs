// The entry of every npm command. It runs on whatever Node the machine has (>= 20), so it is plain
// JavaScript without dependencies: it installs what is missing and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.installed-lock')
const [command, ...rest] = process.argv.slice(2)

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Innom needs Node 20 or newer to start; this is Node ${process.versions.node}.`)
}
installDependencies()
handOver(findPinnedNode())

function installDependencies() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing dependencies (once, about a minute) …')
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lock file that lacks the binaries of a platform which the registry does not carry.
  // `install --no-save` installs the locked versions and leaves the lock file alone.
  const args = ['install', '--no-save', '--include=dev', '--include=optional', '--loglevel=error']
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) stop('npm could not install the dependencies; its own message stands above.')
  writeFileSync(stampFile, wanted)
}

/** The Node of this project is an ordinary dependency: one package per platform, no install script. */
function findPinnedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const name of Object.keys(optionalDependencies)) {
    const file = join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(file)) return file
  }
  stop(
    `The pinned Node is missing: no package for ${process.platform}-${process.arch} was installed.\n` +
      'Remove the folder node_modules and run the command again; npm must be allowed to install optional dependencies.',
  )
}

/** What keeps a process that serves for weeks small; docs/decisions/0037 has the reasons. */
function readServingOptions() {
  return JSON.parse(readFileSync(join(root, 'commands', 'serving-options.json'), 'utf8'))
}

function handOver(node) {
  const path = `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  const serves = command === 'serve' || command === 'start'
  const { flags, env } = serves ? readServingOptions() : { flags: [], env: {} }
  const program = serves ? ['run-bundled.ts', command] : [`${command}.ts`]
  const child = spawn(node, [...flags, join(root, 'commands', program[0]), ...program.slice(1), ...rest], {
    cwd: root,
    stdio: 'inherit',
    // Node caches compiled code, so that the second start is faster.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...env, ...process.env, PATH: path },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithoutShell(child)
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
}

/** npm runs us in a shell, and its SIGTERM only ends the shell; then the command has to end as well. */
function stopWithoutShell(child) {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    child.kill('SIGTERM')
  }, 200)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
