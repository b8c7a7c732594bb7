// The entry of every npm command. It runs on whatever Node the machine has (>= 20), so it is plain
// JavaScript without dependencies: it installs what is missing and hands over to the pinned Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.installed-lock')
const [command, ...rest] = process.argv.slice(2)

/** What runs on a machine that only serves; everything else builds, tests or measures. */
const needNoDevelopment = [
  'serve',
  'release',
  'roster',
  'client',
  'kiosk',
  'order',
  'partner',
  'staff',
  'backup',
  'restore',
  'sbom',
  'audit',
  'migrate',
  'install',
]

/** The exit code of a build that made its release although a check of it failed (build-options.ts). */
const failedCheck = 2

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Innom needs Node 20 or newer to start; this is Node ${process.versions.node}.`)
}
// Before anything is installed: on a machine that only serves, a slip of the fingers would change node_modules under its servers.
const commands = [...new Set(['install', 'start', 'serve', ...readdirSync(join(root, 'commands')).flatMap(commandOf)])]
if (!commands.includes(command))
  stop(`There is no command ${command ?? '(none given)'}. The commands are ${commands.join(', ')}.`)
installDependencies()
const node = findPinnedNode()
// Only this: for an image or a machine that later may not write here.
if (command === 'install') process.exit(0)
if (command === 'start') {
  const code = await run(['commands/build.ts'])
  if (code !== 0 && code !== failedCheck) process.exit(code)
}
process.exit(await (command === 'start' || command === 'serve' ? serve() : run([`commands/${command}.ts`, ...rest])))

function installDependencies() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const [installedLock, kind] = existsSync(stampFile) ? readFileSync(stampFile, 'utf8').split(' ') : []
  const isEnough = kind === 'all' || needNoDevelopment.includes(command)
  if (installedLock === lock && isEnough) return
  // What a developer has installed stays, also when they serve.
  const wanted = needNoDevelopment.includes(command) && !hasDevelopment() ? 'production' : 'all'
  // As a unit or an image starts it: who serves there may not write there, and a restart must not change what others run on.
  if (command === 'serve' && !process.env.npm_execpath)
    stop(
      `${modules} is not what package-lock.json asks for, or this user may not read it. ` +
        `As the owner of ${root}: node commands/launch.mjs install`,
    )
  console.log('Installing dependencies (once, about a minute) …')
  const npm = process.env.npm_execpath
  // Not `npm ci`: it refuses a lock file that lacks the binaries of a platform which the registry does not carry.
  // `install --no-save` installs the locked versions and leaves the lock file alone.
  const development = wanted === 'all' ? '--include=dev' : '--omit=dev'
  const args = ['install', '--no-save', development, '--include=optional', '--loglevel=error']
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) stop('npm could not install the dependencies; its own message stands above.')
  writeFileSync(stampFile, `${lock} ${wanted}`)
}

function commandOf(file) {
  return /^([\w-]+)\.ts$/.exec(file)?.slice(1) ?? []
}

function hasDevelopment() {
  return Object.keys(readPackage().devDependencies ?? {}).some((name) => existsSync(join(modules, name)))
}

/** The Node of this project is an ordinary dependency: one package per platform, no install script. */
function findPinnedNode() {
  for (const name of Object.keys(readPackage().optionalDependencies)) {
    const file = join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    if (existsSync(file)) return file
  }
  stop(
    `The pinned Node is missing: no package for ${process.platform}-${process.arch} was installed.\n` +
      'Remove the folder node_modules and run the command again; npm must be allowed to install optional dependencies.',
  )
}

function readPackage() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}

/** Runs the built server, with what keeps a process that serves for weeks small; docs/decisions/0037 has the reasons. */
function serve() {
  const servers = join(root, 'dist', 'server')
  const current = join(servers, 'current')
  if (!existsSync(current)) {
    stop('The site has not been built. Run npm run build first, or npm start, which does both.')
  }
  const folder = join(servers, readServerName(current))
  if (!existsSync(join(folder, 'serve.mjs'))) stop(`${current} names a server that is not there. Run npm run build.`)
  const { flags, env } = JSON.parse(readFileSync(join(root, 'commands', 'serving-options.json'), 'utf8'))
  return run([...flags, join(folder, 'serve.mjs'), ...rest], { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...env })
}

/** Only a folder's own name, so that nothing outside dist/server is run. */
function readServerName(file) {
  let name = ''
  try {
    name = readFileSync(file, 'utf8').trim()
  } catch {
    // A folder, or nothing that we may read.
  }
  return /^\w+$/.test(name) ? name : stop(`${file} holds no name of a built server. Run npm run build.`)
}

/** Runs a program of ours, passes signals on to it and returns its exit code. */
function run(args, env = {}) {
  const path = `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`
  const child = spawn(node, [...readSettingsFile(), ...args], {
    cwd: root,
    stdio: 'inherit',
    // Node caches compiled code, so that the second start is faster.
    env: { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...env, ...process.env, PATH: path },
  })
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const watch = process.env.npm_lifecycle_event ? stopWithoutShell(child) : undefined
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, passOn)
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1))
    })
  })
}

/** Settings in a file `.env`, for whoever runs it by hand; the environment is stronger, and tests read none. */
function readSettingsFile() {
  const isTest = ['test', 'bench', 'faults'].includes(command) || process.env.APP_ENV === 'test'
  return isTest || !existsSync(join(root, '.env')) ? [] : ['--env-file=.env']
}

/** npm runs us in a shell, and its SIGTERM only ends the shell; then the command has to end as well. */
function stopWithoutShell(child) {
  const shell = process.ppid
  return setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM')
  }, 200)
}

function stop(message) {
  console.error(message)
  process.exit(1)
}
