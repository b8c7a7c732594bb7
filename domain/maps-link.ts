/** The place on a map of another site; the link says nothing about the visitor. */
export function mapsLink({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`
}
