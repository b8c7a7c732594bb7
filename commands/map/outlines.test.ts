import { expect, test } from 'vitest'
import { closeAlong, joinLines, type Outline, simplify, squareMetres } from './outlines.ts'

const frame = { south: 59, north: 61, west: 10, east: 12 }

test('pieces of a shore that meet at the edge of a bin become one line', () => {
  const [a, b, c]: Outline[] = [
    [
      [59.5, 10],
      [59.6, 10.5],
      [59.7, 11],
    ],
    [
      [59.70001, 11.00001],
      [59.8, 12],
    ],
    [
      [60.1, 10.1],
      [60.2, 10.2],
      [60.1, 10.1],
    ],
  ]
  expect(joinLines([b!, c!, a!])).toEqual([[...a!, [59.8, 12]], c])
})

test('land to the left of a shore is closed along the edge of the map', () => {
  // The south of the frame is land, up to a shore that runs from its eastern edge to its western one.
  const [land] = closeAlong(frame, [
    [
      [60, 12],
      [60, 10],
    ],
  ])
  expect(land).toEqual([
    [60, 12],
    [60, 10],
    [59, 10],
    [59, 12],
  ])
})

test('an island in the middle stays a ring', () => {
  const island: Outline = [
    [60, 11],
    [60, 11.1],
    [60.1, 11.1],
    [60, 11],
  ]
  expect(closeAlong(frame, [island])).toEqual([island])
})

test('a bay is kept where it matters and left out where it does not', () => {
  // About 110 m deep.
  const shore: Outline = [
    [60, 10],
    [60.001, 10.5],
    [60, 11],
  ]
  expect(simplify(shore, () => 50)).toEqual(shore)
  expect(simplify(shore, () => 500)).toEqual([shore[0], shore[2]])
})

test('the size of an island decides whether it is drawn', () => {
  const square: Outline = [
    [60, 10],
    [60, 10.02],
    [60.01, 10.02],
    [60.01, 10],
  ]
  expect(squareMetres(square) / 1e6).toBeCloseTo(1.24, 1)
})
