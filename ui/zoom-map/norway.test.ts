import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { load } from 'js-yaml'
import { expect, test } from 'vitest'
import { createLandTest } from '#domain/map/land.ts'
import type { MapData } from '#domain/map/map-data.ts'
import { toWorld } from '#domain/map/mercator.ts'
import { distanceInKilometres, type Position } from '#domain/places/distance.ts'

const file = readFileSync('content/map/norway.json', 'utf8')
const map: MapData = JSON.parse(file)
const isLand = createLandTest(map)
const onLand = (lat: number, lng: number) => isLand(toWorld({ lat, lng }))

interface Clinic {
  id: string
  country?: string
  address: { postcode: string }
  position: Position
}
const clinics = globSync('content/clinics/*.yaml')
  .map((path) => load(readFileSync(path, 'utf8')) as Clinic)
  .filter(({ country }) => country !== 'sweden')
const postcodes = new Map(
  readFileSync('content/places/norway.csv', 'utf8')
    .split('\n')
    .map((line) => line.split(','))
    .map(([code, , , , lat, lng]) => [code!, { lat: Number(lat), lng: Number(lng) }]),
)

test.each(clinics)('$id is on land, in a city that can be looked at closely, and where its postcode is', (clinic) => {
  const { lat, lng } = clinic.position
  expect(onLand(lat, lng)).toBe(true)
  const isClose = map.cities.some(
    ({ frame: [south, west, north, east] }) => lat > south && lat < north && lng > west && lng < east,
  )
  expect(isClose).toBe(true)
  expect(distanceInKilometres(clinic.position, postcodes.get(clinic.address.postcode)!)).toBeLessThan(1.5)
})

test('everybody who knows the cities finds the water where it is', () => {
  const water: Record<string, [number, number]> = {
    'Bjørvika in Oslo': [59.904, 10.753],
    'the fjord between Bygdøy and Nesodden': [59.88, 10.66],
    'Byfjorden off Bergen': [60.41, 5.27],
    'Store Lungegårdsvann': [60.381, 5.345],
    'the sea off Kristiansand': [58.12, 8.03],
    'Gandsfjorden by Stavanger': [58.91, 5.762],
    Hafrsfjord: [58.925, 5.665],
    Trondheimsfjorden: [63.45, 10.37],
    Mjøsa: [60.5, 11.2],
    Skagerrak: [57.8, 8.5],
  }
  const land: Record<string, [number, number]> = {
    Bygdøy: [59.906, 10.682],
    Hovedøya: [59.895, 10.729],
    Ekeberg: [59.897, 10.775],
    Nordnes: [60.397, 5.312],
    Fløyen: [60.395, 5.344],
    Askøy: [60.45, 5.15],
    Hundvåg: [58.992, 5.745],
    Lade: [63.447, 10.44],
    Lund: [58.155, 8.015],
    Jotunheimen: [61.6, 8.3],
  }
  for (const [name, place] of Object.entries(water)) expect(onLand(...place), name).toBe(false)
  for (const [name, place] of Object.entries(land)) expect(onLand(...place), name).toBe(true)
})

test('stations, quarters and towns are on land', () => {
  const wet = map.names.filter(([, lat, lng, kind]) => kind !== 'water' && !onLand(lat, lng))
  expect(wet).toEqual([])
})

test('the file is small enough for a phone, and says whose it is', () => {
  expect(gzipSync(file).length).toBeLessThan(40 * 1024)
  expect(map.source.join()).toMatch(/GSHHG.*LGPL.*trainline.*ODbL.*Bolstad.*CC BY.*20\d\d-\d\d-\d\d/s)
})
