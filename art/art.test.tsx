import { globSync, readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Art } from '#ui/art/art.tsx'
import { artOfClinic, bodyNames, facadeNames } from '#ui/art/shapes.ts'
import { figures, sides } from '#ui/body-map/outline.ts'
import { flattenColours } from '#ui/flatten-colours.ts'
import { lightPalette } from '#ui/light-palette.ts'
import { artOfExercise } from './exercises/art-of-exercise.ts'
import { artOfDrawing } from './in-text/art-of-drawing.ts'
import { artNames, renderArt } from './render-art.tsx'
import { subjectGroups, subjects } from './subjects/subjects.tsx'

const scenes =
  `home physical skin mind women men infections heart stomach breathing head services children business partners
  clinics people faq blog legal tools jobs booking not-found error offline`.split(/\s+/)
const tiles = 'general-practitioner physical psychologist specialists covid video clinic skin women'.split(' ')

const idsOf = (file: string) => Object.keys(parse(readFileSync(file, 'utf8')) as object)
const exercises = idsOf('content/exercises.yaml')
const drawings = idsOf('content/drawings.yaml')

test('every page group has its scene; every body area, tile, exercise and drawing in a text has its picture', () => {
  expect(artNames.toSorted()).toEqual(
    [
      ...scenes,
      ...new Set([...bodyNames, ...Object.keys(subjects)]),
      ...tiles.map((name) => `spot-${name}`),
      'map-oslo',
      'map-south',
      ...facadeNames.map((name) => `facade-${name}`),
      ...exercises.map(artOfExercise),
      ...drawings.map(artOfDrawing),
      ...figures.flatMap((figure) => sides.map((side) => `figure-${figure}-${side}`)),
    ].toSorted(),
  )
})

test('every drawing of a subject is registered in the folder of its group, and no other group has one of that name', () => {
  const registered = Object.entries(subjectGroups).flatMap(([group, pictures]) =>
    Object.keys(pictures).map((name) => `${group}/${name}.tsx`),
  )
  const files = globSync('*/**/*.tsx', { cwd: 'art/subjects', exclude: ['**/*-pictures.tsx'] })
  // Large groups have folders of their own inside.
  const drawn = files.map((file) => file.replace(/^([^/]+)\/.*\//, '$1/'))
  expect(registered.toSorted()).toEqual(drawn.toSorted())
  expect(Object.keys(subjects)).toHaveLength(registered.length)
})

test('a page finds the file of the picture that it shows', () => {
  for (const [name, spot] of [
    ['back', false],
    ['physical', false],
    ['physical', true],
  ] as const) {
    const html = renderToStaticMarkup(<Art name={name} base="/art/1/" spot={spot} />)
    const file = /href="\/art\/1\/(.*)\.svg#a"/.exec(html)?.[1]
    expect(artNames).toContain(file)
    const viewBox = /viewBox="([^"]+)"/.exec(html)?.[1]
    expect(renderArt(file!)).toContain(`viewBox="${viewBox}"`)
  }
})

test.each(artNames)('%s can be shown through use: nothing in it needs what a browser drops there', (name) => {
  const svg = renderArt(name)
  // A style attribute breaks our policy; references to gradients or clips inside of a used file are lost in some browsers.
  expect(svg).not.toMatch(/style=|url\(|<script|<image|<text/)
  // A number that could not be worked out draws nothing, or something else.
  expect(svg).not.toMatch(/NaN|undefined/)
  expect(svg.length).toBeLessThan(16_000)
  // Every colour role it asks for exists.
  expect(flattenColours(svg, lightPalette)).not.toContain('var(')
})

test('no two subjects have the same drawing', () => {
  const drawings = Map.groupBy(Object.keys(subjects), renderArt)
  expect([...drawings.values()].filter((names) => names.length > 1)).toEqual([])
})

test('every clinic has a house of its own', () => {
  const clinics = readdirSync('content/clinics').map((file) => file.replace('.yaml', ''))
  const pictures = clinics.map((id) => renderArt(artOfClinic(id)))
  expect(clinics.filter((id) => artOfClinic(id) === 'clinics')).toEqual([])
  expect(new Set(pictures).size).toBe(clinics.length)
  expect(artOfClinic('not-drawn-yet')).toBe('clinics')
})
