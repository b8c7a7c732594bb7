import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { distanceInKilometres } from '#domain/places/distance.ts'
import { packPostcodes, unpackPostcodes } from '#domain/places/postcode.ts'
import { searchPlace } from '#domain/places/search-place.ts'
import { readPostcodes } from './read-postcodes.ts'

const norway = readPostcodes('content', 'norway')
const sent = JSON.stringify(packPostcodes(norway))

// Positions of town halls, stations and airports as any map shows them.
test.each([
  ['0037', 59.912, 10.734],
  ['5003', 60.393, 5.324],
  ['7011', 63.43, 10.393],
  ['4006', 58.97, 5.733],
  ['9008', 69.65, 18.956],
  ['4611', 58.146, 7.995],
  ['9170', 78.223, 15.647],
  ['Kirkenes', 69.727, 30.045],
  ['Lillestrøm', 59.956, 11.05],
  ['Bodø', 67.28, 14.405],
  ['Sandvika', 59.891, 10.526],
])('%s lies where it does on a map', (typed, lat, lng) => {
  const [place] = searchPlace(unpackPostcodes(JSON.parse(sent)), typed)
  expect(distanceInKilometres(place!.position, { lat, lng })).toBeLessThan(8)
})

test('all postcodes of the country are known, and are small to fetch', () => {
  expect(norway.length).toBeGreaterThan(5000)
  for (const { position } of norway) {
    expect(position.lat).toBeGreaterThan(57)
    expect(position.lng).toBeLessThan(33)
  }
  expect(brotliCompressSync(sent).length).toBeLessThan(40_000)
})

test('an editor is told which line is wrong', () => {
  const folder = mkdtempSync(join(tmpdir(), 'places-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'places'))
  writeFileSync(
    join(folder, 'places', 'norway.csv'),
    'postcode,place,municipality,district,lat,lng\n0150,Oslo,Oslo,,59.9,10.7\n150,Oslo,Oslo,,59.9,10.7\n0150,Oslo,Oslo,,59.9,10.7\n0151,Oslo,,,59.9,10.7\n0152,Oslo,Oslo,,north,10.7\n',
  )
  expect(() => readPostcodes(folder, 'norway')).toThrow(
    /norway\.csv:3 .*write it as 0354[\s\S]*norway\.csv:4 .*twice[\s\S]*norway\.csv:5 .*may be empty[\s\S]*norway\.csv:6 .*no position/,
  )
  expect(readPostcodes(folder, 'sweden')).toEqual([])
})
