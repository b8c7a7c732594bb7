import { defineConfig, devices } from '@playwright/test'
import { findTestChromium } from './commands/browsers/chromium.ts'
import { chromiumFlags } from './commands/browsers/chromium-flags.ts'
import { browserAddress } from './commands/testing/browser-address.ts'
import { clock } from './tests/actions/clock.ts'

export default defineConfig({
  testDir: 'tests',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Nothing here measures speed; a shared machine may be slow.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: browserAddress.origin,
    actionTimeout: 60_000,
    // Recording costs a third of the time; a failure tells what was on the page without it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: findTestChromium(),
      args: chromiumFlags,
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 900 },
        // Without a graphics card animations take a third of all time; the phone has them.
        contextOptions: { reducedMotion: 'reduce' },
      },
      testIgnore: /(firefox|-phone)\.spec/,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, testMatch: /-phone\.spec/ },
    // Another engine, driven by WebDriver BiDi (tests/firefox/); the server and the reports are the same.
    { name: 'firefox', testMatch: /firefox\.spec/ },
  ],
  webServer: {
    command: 'node tests/new-database-process.ts .cache/test-data && node commands/launch.mjs start',
    url: `${browserAddress.origin}/api/health`,
    reuseExistingServer: false,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      PORT: String(browserAddress.port),
      HOST: 'localhost',
      SITE_URL: browserAddress.origin,
      APP_ENV: 'test',
      CLOCK: clock,
      DATA_DIR: '.cache/test-data',
      // Every visitor of the tests comes from an address of their own, or they would share one's limits.
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
    },
  },
})
