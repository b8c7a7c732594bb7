import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The browser for the tests: CHROMIUM, or one that is installed, or one from the system's packages. */
export function findChromium(): string | undefined {
  const { CHROMIUM } = process.env
  if (CHROMIUM) return existsSync(CHROMIUM) ? CHROMIUM : undefined
  return places.find((place) => existsSync(place))
}

/** As findChromium, installing one where this machine lets us; ends the process with a way out where it does not. */
export function ensureChromium(): string {
  const found = findChromium() ?? installChromium()
  if (found) return found
  console.error(
    'The browser tests need Chromium or Chrome and found none.\n' +
      'Install it (Debian and Ubuntu: sudo apt-get install chromium) or set CHROMIUM to the path of its program.',
  )
  process.exit(1)
}

function installChromium(): string | undefined {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env.CHROMIUM || !mayInstall) return
  console.log('Installing Chromium from the system’s packages (once) …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  return findChromium()
}
