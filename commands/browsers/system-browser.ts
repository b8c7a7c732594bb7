import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** A browser installed on this machine, which the tests drive: nothing but its own packages is downloaded. */
export interface SystemBrowser {
  name: string
  /** The setting that names its program. */
  setting: string
  places: string[]
  /** Its package in Debian. */
  package: string
}

/** The program named in the setting, or one that is installed. */
export function findBrowser({ setting, places }: SystemBrowser): string | undefined {
  const named = process.env[setting]
  if (named) return existsSync(named) ? named : undefined
  return places.find((place) => existsSync(place))
}

/** Like findBrowser, but installs one where possible; otherwise exits and says what to do. */
export function ensureBrowser(browser: SystemBrowser): string {
  const found = findBrowser(browser) ?? installBrowser(browser)
  if (found) return found
  console.error(
    `The browser tests need ${browser.name} and found none.\n` +
      `Install it (Debian and Ubuntu: sudo apt-get install ${browser.package}) or set ${browser.setting} to the path of its program.`,
  )
  process.exit(1)
}

/** Only as root, where no password is asked for: that is a container or a machine for tests. */
export function installBrowser(browser: SystemBrowser): string | undefined {
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (process.env[browser.setting] || !mayInstall) return
  console.log(`Installing ${browser.name} from the system’s packages (once) …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Without a network this fails, and soon.
  const network = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  spawnSync('apt-get', ['update', '-qq', ...network], { stdio: 'inherit', env })
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...network, browser.package]
  spawnSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'], env })
  return findBrowser(browser)
}
