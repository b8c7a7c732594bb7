import { renderToStaticMarkup } from 'react-dom/server'
import { flattenColours } from '../art/flatten-colours.ts'
import { cloth, coral, denim, leaf, mint, pine, rose } from '../art/kit/colours.ts'
import { type Clothes, Person } from '../art/kit/person.tsx'
import { lightPalette } from '../light-palette.ts'
import { likenessOf } from './likeness.ts'
import { createRandom } from './random.ts'

const grounds = ['#d6e9f3', '#e6f1ed', '#f6e6cf', '#ffe0d3', '#dfeadb', '#ffe3ae']
const outfits: { clothes: Clothes; colour: string }[] = [
  { clothes: 'coat', colour: cloth },
  { clothes: 'scrubs', colour: pine },
  { clothes: 'scrubs', colour: denim },
  { clothes: 'scrubs', colour: leaf },
  { clothes: 'shirt', colour: mint },
  { clothes: 'shirt', colour: denim },
  { clothes: 'sweater', colour: coral },
  { clothes: 'sweater', colour: pine },
  { clothes: 'sweater', colour: rose },
]

/** The content of /portraits/{id}.svg: always the same person for the same id, drawn like the people of the scenes. */
export function portraitSvg(id: string): string {
  const random = createRandom(id)
  const pick = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const { skins, hairs, styles, beards } = likenessOf(id)
  const outfit = pick(outfits)
  const beard = beards && random() < 0.45 ? pick(['full', 'full', 'stubble', 'moustache'] as const) : undefined
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" aria-hidden="true">
      <rect width="160" height="160" fill={pick(grounds)} />
      <Person
        x={80}
        y={80}
        scale={1.2}
        height={110}
        skin={pick(skins)}
        hair={pick(hairs)}
        style={pick(styles)}
        look={pick([-0.5, 0, 0, 0.5])}
        glasses={random() < 0.24}
        stethoscope={outfit.clothes === 'coat' && random() < 0.5}
        beard={beard}
        {...outfit}
      />
    </svg>,
  )
  return flattenColours(svg, lightPalette)
}
