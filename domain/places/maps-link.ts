/** The place on a map of another site; the link says nothing about the visitor. */
export function mapsLink({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}

/**
 * The way to a place in the maps of the phone itself, by the links that its system opens there; undefined elsewhere, where nothing
 * would open them.
 */
export function directionsLink({ lat, lng }: { lat: number; lng: number }, userAgent: string): string | undefined {
  if (/\bAndroid\b/.test(userAgent)) return `geo:${lat},${lng}?q=${lat},${lng}`
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return `maps://?daddr=${lat},${lng}`
  return undefined
}
