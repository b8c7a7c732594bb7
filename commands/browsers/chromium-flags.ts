/** What Playwright turns off itself: a second switch of this name replaces the first. */
const offByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/**
 * The suggestions below the address bar, which nobody sees without a screen. Chromium starts two pages for them with every
 * window, and every test has a window: half a second of a processor each time.
 */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup']

/** What any Chromium needs that runs as root on a machine without a screen or other networks. */
export const machineFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const chromiumFlags = [...machineFlags, `--disable-features=${[...offByPlaywright, ...unseen].join(',')}`]
