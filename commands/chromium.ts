import { ensureBrowser, findBrowser, type SystemBrowser } from './system-browser.ts'

const chromium: SystemBrowser = {
  name: 'Chromium or Chrome',
  setting: 'CHROMIUM',
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  package: 'chromium',
}

export const findChromium = () => findBrowser(chromium)
export const ensureChromium = () => ensureBrowser(chromium)
