import { expect, it } from 'vitest'
import { checkIds } from './check-ids.ts'

it('a page whose links lead to its own places is as it should be', () => {
  expect(() => checkIds('/', '<a href="#signs">Signs</a> <a href="/other/#x">x</a> <h2 id="signs">')).not.toThrow()
})

it('a build stops where two elements of a page have one id, and names page and id', () => {
  expect(() => checkIds('/verktoy-4/', '<h2 id="units"></h2><input id="units">')).toThrow(
    "The page /verktoy-4/ has two elements with the id 'units'.",
  )
})

it.each(['<a href="#emergency">', '<form action="#emergency">'])(
  'a build stops where a page leads to a place that is not on it: %s',
  (link) => {
    expect(() => checkIds('/', `${link}<h2 id="signs">`)).toThrow(
      "The page / links to '#emergency', which is not on it.",
    )
  },
)
