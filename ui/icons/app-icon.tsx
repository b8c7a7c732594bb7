import { renderToStaticMarkup } from 'react-dom/server'
import { flattenColours } from '../flatten-colours.ts'
import { lightPalette } from '../light-palette.ts'
import { MarkShapes } from '../logo/mark.tsx'

/** /favicon.svg: the mark alone, on whatever colour the tab has. */
export function faviconSvg(): string {
  return draw(<MarkShapes leaf="#fffdf9" />, '2 2 28 30')
}

/** For home screens: the mark on the brand's colour, with room for the round masks of phones. */
export function appIconSvg(): string {
  return draw(
    <>
      <rect width="64" height="64" fill="var(--fjord)" />
      <g transform="translate(17 13) scale(1.25) translate(-4 -4)">
        <MarkShapes frame="#fffdf9" leaf="var(--fjord)" />
      </g>
    </>,
    '0 0 64 64',
  )
}

function draw(content: React.ReactNode, viewBox: string): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} aria-hidden="true">
      {content}
    </svg>,
  )
  return flattenColours(svg, lightPalette)
}

/** Name and size of the PNG files that home screens ask for. */
export const appIcons = [
  { file: 'apple-touch-icon.png', size: 180 },
  { file: 'icon-192.png', size: 192 },
  { file: 'icon-512.png', size: 512 },
]
