import { renderToStaticMarkup } from 'react-dom/server'
import { viewBoxes } from '#ui/art/shapes.ts'
import { art } from './registry.tsx'

/** The content of /art/{name}.svg. Pages show the group `a` of it. */
export function renderArt(name: string): string {
  const entry = art[name]
  if (!entry) throw new Error(`There is no picture named ${name}`)
  const { shape, Picture } = entry
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBoxes[shape]} aria-hidden="true">
      <g id="a">
        <Picture />
      </g>
    </svg>,
  )
}

export const artNames = Object.keys(art)
