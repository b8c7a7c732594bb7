import { renderToStaticMarkup } from 'react-dom/server'
import { flattenColours } from '#ui/flatten-colours.ts'
import { lightPalette } from '#ui/light-palette.ts'
import { MarkShapes } from '#ui/logo/mark.tsx'
import { art } from '../registry.tsx'
import { wrapTitle } from './wrap-title.ts'

const [width, height] = [1200, 630]

/** The picture that is shown when a page is shared: the name of its group, and the group's scene. */
export function ogImageSvg({ title, group, name }: { title: string; group: string; name: string }): string {
  const scene = art[group] ?? art.home!
  const { Picture } = scene
  const { size, lines } = wrapTitle(title, 450, [76, 66, 58, 50, 42, 36])
  const top = 340 - ((lines.length - 1) * size * 1.08) / 2
  const svg = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <rect width={width} height={height} fill="var(--paper)" />
      <rect x="560" width="640" height={height} fill="var(--sand)" />
      <svg
        x="560"
        width="640"
        height={height}
        viewBox="0 0 560 420"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Picture />
      </svg>
      <g transform="translate(64 64)">
        <svg width="42" height="49" viewBox="4 4 24 28" aria-hidden="true">
          <MarkShapes />
        </svg>
        <text x="60" y="41" fontFamily="Schibsted Grotesk" fontSize="46" letterSpacing="-2" fill="var(--fjord)">
          {name.toLowerCase()}
        </text>
      </g>
      <g fontFamily="Schibsted Grotesk" fontSize={size} letterSpacing={size * -0.022} fill="var(--ink)">
        {lines.map((line, index) => (
          <text key={line} x="64" y={top + index * size * 1.08}>
            {line}
          </text>
        ))}
      </g>
      <rect x="64" y="550" width="72" height="10" rx="5" fill="var(--coral)" />
    </svg>,
  )
  return flattenColours(svg, lightPalette)
}
