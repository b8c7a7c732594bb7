import { ensureBrowser, findBrowser, installBrowser, type SystemBrowser } from './system-browser.ts'

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

/** The same engine in the same version without the windows around it. */
const headlessShell: SystemBrowser = {
  name: 'Chromium’s headless shell',
  setting: 'CHROMIUM',
  places: ['/usr/bin/chromium-headless-shell'],
  package: 'chromium-headless-shell',
}

/** What benchmarks measure: the browser that visitors have. */
export const ensureChromium = () => ensureBrowser(chromium)

/** What the browser tests run in: the headless shell where there is one (docs/testing.md), or else any Chromium. */
export const findTestChromium = () => findBrowser(headlessShell) ?? findBrowser(chromium)
/** Installs the shell also where there is a Chromium already: once, and every run takes less time (docs/testing.md). */
export const ensureTestChromium = () =>
  findBrowser(headlessShell) ?? installBrowser(headlessShell) ?? ensureBrowser(chromium)
