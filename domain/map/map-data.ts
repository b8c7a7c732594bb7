/** South, west, north, east, in degrees. */
export type MapFrame = [south: number, west: number, north: number, east: number]

export type NameKind = 'city' | 'town' | 'station' | 'quarter' | 'water'

/** The clinics' map as it is sent: content/map/norway.json. */
export interface MapData {
  /** Of whom it is, and when it was cut. */
  source: string[]
  /** What is known of; nothing can be shown outside of it. */
  frame: MapFrame
  /** Where it is drawn closely. */
  cities: { id: string; frame: MapFrame }[]
  /** Outlines, each the first place and the way from every place to the next, in ten-thousandths of a degree: lat, lng, lat, lng … */
  land: number[][]
  lakes: number[][]
  /** In lakes. */
  islands: number[][]
  /** Of the country, by land. */
  border: number[][]
  names: [name: string, lat: number, lng: number, kind: NameKind][]
}

/** Places as latitude and longitude. */
export function unpackLine(packed: number[]): [lat: number, lng: number][] {
  let [lat, lng] = [0, 0]
  return Array.from({ length: packed.length / 2 }, (_, index) => {
    lat += packed[2 * index]!
    lng += packed[2 * index + 1]!
    return [lat / 1e4, lng / 1e4]
  })
}
