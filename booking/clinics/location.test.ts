import { afterEach, expect, test, vi } from 'vitest'
import { packPostcodes } from '#domain/places/postcode.ts'
import { createLocation } from './location.ts'

const position = { lat: 59.89, lng: 10.71 }
const oslo = { code: '0150', place: 'Oslo', municipality: 'Oslo', district: '', position }
const bo = {
  code: '3800',
  place: 'Bø',
  municipality: 'Midt-Telemark',
  district: '',
  position: { lat: 59.41, lng: 9.06 },
}
const otherBo = {
  code: '8475',
  place: 'Bø',
  municipality: 'Bø i Vesterålen',
  district: '',
  position: { lat: 68.69, lng: 14.45 },
}
const loadPlaces = async () => packPostcodes([oslo, bo, otherBo])

const error = (code: number) => ({ code, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })
type Callback = (value: unknown) => void
const device = (answer: (tell: Callback, fail: Callback) => void) =>
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: answer } })
afterEach(() => vi.unstubAllGlobals())

test.each([
  [1, 'refused'],
  [2, 'unavailable'],
  [3, 'timeout'],
])('a device that fails with %i is ‘%s’', async (code, state) => {
  device((_, fail) => fail(error(code)))
  const location = createLocation()
  await location.askDevice()
  expect(location.get()).toEqual({ state })
})

test('a browser without geolocation is unavailable', async () => {
  vi.stubGlobal('navigator', {})
  const location = createLocation()
  await location.askDevice()
  expect(location.get()).toEqual({ state: 'unavailable' })
})

test('a typed place is found, is a choice, or is not known', async () => {
  const location = createLocation(loadPlaces)
  await location.findPlace('0150')
  expect(location.get()).toEqual({ state: 'found', position, place: '0150 Oslo' })
  await location.findPlace('bø')
  const asked = location.get()
  expect(asked.state).toBe('which')
  if (asked.state === 'which') location.choosePlace(asked.places[0]!)
  expect(location.get()).toMatchObject({ state: 'found', place: 'Bø (Midt-Telemark)' })
  await location.findPlace('Atlantis')
  expect(location.get()).toEqual({ state: 'unknown-place' })
  location.forget()
  expect(location.get()).toEqual({ state: 'unasked' })
})

test('a list of places that cannot be fetched is said, and the next try asks again', async () => {
  let isDown = true
  const location = createLocation(async () => {
    if (isDown) throw new Error('offline')
    return loadPlaces()
  })
  await location.findPlace('0150')
  expect(location.get()).toEqual({ state: 'places-failed' })
  isDown = false
  await location.findPlace('0150')
  expect(location.get().state).toBe('found')
})

test('a device that answers after a place was typed does not change it', async () => {
  let tell: Callback = () => {}
  device((found) => {
    tell = found
  })
  const location = createLocation(loadPlaces)
  const asked = location.askDevice()
  await location.findPlace('0150')
  tell({ coords: { latitude: 70, longitude: 20 } })
  await asked
  expect(location.get()).toMatchObject({ state: 'found', place: '0150 Oslo' })
})
