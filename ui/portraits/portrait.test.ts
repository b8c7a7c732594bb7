import { expect, test } from 'vitest'
import { portraitSvg } from './portrait.tsx'

test('a practitioner has the same face on every page and in every build', () => {
  expect(portraitSvg('sara-haugland')).toBe(portraitSvg('sara-haugland'))
})

test('colleagues can be told apart', () => {
  const ids = Array.from({ length: 110 }, (_, index) => `person-${index}`)
  expect(new Set(ids.map(portraitSvg)).size).toBeGreaterThan(100)
})

test('a portrait carries its own colours: no stylesheet reaches into an image', () => {
  for (const id of ['sara-haugland', 'jonas-eide', 'kwame-mensah']) {
    expect(portraitSvg(id)).not.toMatch(/var\(|light-dark|style=|<script/)
  }
})

test('no woman is drawn with a beard', () => {
  const beard = 'M-30 2c4 8'
  const portraits = ['anne', 'kari', 'ingrid', 'liv', 'priya'].flatMap((name) =>
    Array.from({ length: 30 }, (_, index) => portraitSvg(`${name}-${index}`)),
  )
  expect(portraits.filter((svg) => svg.includes(beard))).toEqual([])
})
