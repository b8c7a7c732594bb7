import { lightPalette } from '../light-palette.ts'

interface WebApp {
  name: string
  start: string
  /** `fullscreen`: on the home screen it opens without anything of the browser around it. */
  display: 'browser' | 'fullscreen'
}

/** The content of a web manifest. Its scope is the whole site, because pages of other languages stand beside each other. */
export function webManifest({ name, start, display }: WebApp): string {
  return JSON.stringify({
    id: start,
    name,
    short_name: name,
    start_url: start,
    scope: '/',
    display,
    background_color: lightPalette.paper,
    theme_color: lightPalette.fjord,
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  })
}
