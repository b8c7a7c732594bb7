import { renderToStaticMarkup } from 'react-dom/server'
import type { Portrait } from '#domain/facts/practitioner.ts'
import { flattenColours } from '#ui/flatten-colours.ts'
import { lightPalette } from '#ui/light-palette.ts'
import { cloth, coral, denim, leaf, mint, pine, rose } from '../kit/colours.ts'
import { type Clothes, Person } from '../kit/person.tsx'

const backgrounds: Record<Portrait['background'], string> = {
  sky: '#d6e9f3',
  mist: '#e6f1ed',
  sand: '#f6e6cf',
  blush: '#ffe0d3',
  sage: '#dfeadb',
  honey: '#ffe3ae',
}
const outfits: Record<Portrait['clothes'], { clothes: Clothes; colour: string }> = {
  coat: { clothes: 'coat', colour: cloth },
  'pine-scrubs': { clothes: 'scrubs', colour: pine },
  'denim-scrubs': { clothes: 'scrubs', colour: denim },
  'leaf-scrubs': { clothes: 'scrubs', colour: leaf },
  'mint-shirt': { clothes: 'shirt', colour: mint },
  'denim-shirt': { clothes: 'shirt', colour: denim },
  'coral-sweater': { clothes: 'sweater', colour: coral },
  'pine-sweater': { clothes: 'sweater', colour: pine },
  'rose-sweater': { clothes: 'sweater', colour: rose },
}
const looks: Record<Portrait['gaze'], number> = { left: -0.5, ahead: 0, right: 0.5 }

/** The content of /portraits/{id}.svg: the person as recorded, drawn like the people of the scenes. */
export function portraitSvg({ clothes, gaze, background, ...person }: Portrait): string {
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" aria-hidden="true">
      <rect width="160" height="160" fill={backgrounds[background]} />
      <Person x={80} y={80} scale={1.2} height={110} look={looks[gaze]} {...person} {...outfits[clothes]} />
    </svg>,
  )
  return flattenColours(svg, lightPalette)
}
