import { metresPerPixel } from '#domain/map/mercator.ts'

/** A round distance and how long it is on the screen, at most as long as wished. */
export function findScaleBar(zoom: number, lat: number, longest: number): { metres: number; width: number } {
  const each = metresPerPixel(zoom, lat)
  const most = each * longest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((times) => times * power).find((it) => it <= most)!
  return { metres, width: metres / each }
}
