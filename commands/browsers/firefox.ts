import { ensureBrowser, findBrowser, type SystemBrowser } from './system-browser.ts'

const firefox: SystemBrowser = {
  name: 'Firefox',
  setting: 'FIREFOX',
  places: [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ],
  package: 'firefox-esr',
}

export const findFirefox = () => findBrowser(firefox)
export const ensureFirefox = () => ensureBrowser(firefox)
