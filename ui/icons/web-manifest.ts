import { lightPalette } from '../light-palette.ts'

/** The content of /site.webmanifest. */
export function webManifest({ name, start }: { name: string; start: string }): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: start,
    display: 'browser',
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
