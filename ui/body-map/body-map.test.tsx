import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { viewBoxes } from '../art/shapes.ts'
import { BodyFigure } from './body-figure.tsx'
import { closeUp, figures, sides, stances } from './outline.ts'
import { bodyPlaces, faceShapes, headShape, placeShapes } from './places.ts'

/** The width of the drawing on a phone of 390 px, within the page's margins. */
const phoneWidth = 350

/** Shapes are polygons of absolute coordinates. */
function sizeOf(d: string): { width: number; height: number } {
  const points = { x: [] as number[], y: [] as number[] }
  for (const [, command, text] of d.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const numbers = (text!.match(/-?[\d.]+/g) ?? []).map(Number)
    numbers.forEach((value, index) => {
      const axis = command === 'H' ? 'x' : command === 'V' ? 'y' : index % 2 === 0 ? 'x' : 'y'
      points[axis].push(value)
    })
  }
  const spread = (values: number[]) => Math.max(...values) - Math.min(...values)
  return { width: spread(points.x), height: spread(points.y) }
}

function scaleOf(transform: string): [x: number, y: number] {
  const numbers = /scale\(([^)]*)\)/.exec(transform)?.[1]?.split(' ').map(Number) ?? [1]
  return [numbers[0]!, numbers[1] ?? numbers[0]!]
}

describe('the drawn body', () => {
  it('has every place on its front or its back', () => {
    const drawn = [...placeShapes.front, ...placeShapes.back, headShape, ...faceShapes].map(({ place }) => place)
    expect([...new Set(drawn)].toSorted()).toEqual(bodyPlaces.toSorted())
  })

  it('has places that a finger hits on a phone: 24 px in both directions, on a child too', () => {
    const pixels = phoneWidth / Number(viewBoxes.figure.split(' ')[2])
    const small = figures.flatMap((figure) =>
      sides.flatMap((side) => {
        const { body, head } = stances[figure][side]
        return [
          ...placeShapes[side].map((shape) => ({ ...shape, transform: body })),
          { ...headShape, transform: head },
          ...faceShapes.map((shape) => ({ ...shape, transform: closeUp.face })),
        ].flatMap(({ place, d, transform }) => {
          const { width, height } = sizeOf(d)
          const [x, y] = scaleOf(transform)
          const isSmall = Math.min(width * x, height * y) * pixels < 24
          return isSmall ? [`${figure} ${side} ${place}`] : []
        })
      }),
    )
    expect(small).toEqual([])
  })

  it('links each mark once, and leaves keyboard and screen reader to the list beside it', () => {
    const html = renderToStaticMarkup(
      <BodyFigure
        figure="adult"
        side="back"
        artBase="/art/1/"
        marks={[
          { id: 'back', title: 'Back', places: ['upper-back', 'lower-back'], path: '/en/back/' },
          { id: 'eyes', title: 'Eyes', places: ['eyes'], path: '/en/eyes/' },
        ]}
      />,
    )
    expect(html).toContain('aria-hidden="true"')
    expect(html.match(/<a [^>]*>/g)).toEqual([expect.stringMatching(/href="\/en\/back\/".*tabindex="-1"/)])
    expect(html).not.toContain('style=')
    expect(html).toContain('href="/art/1/figure-adult-back.svg#a"')
  })
})
