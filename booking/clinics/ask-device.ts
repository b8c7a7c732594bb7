import type { Located } from '#domain/places/located.ts'

export function askDevice(): Promise<Located> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ state: 'unavailable' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ state: 'found', position: { lat: coords.latitude, lng: coords.longitude } }),
      ({ code, PERMISSION_DENIED, TIMEOUT }) =>
        resolve({ state: code === PERMISSION_DENIED ? 'refused' : code === TIMEOUT ? 'timeout' : 'unavailable' }),
      { timeout: 10_000, maximumAge: 300_000 },
    )
  })
}
