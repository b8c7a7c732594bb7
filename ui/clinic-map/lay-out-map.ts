import type { Country } from '#domain/market/locale.ts'
import { oslo, type Region, south } from './geography.ts'
import { type LabelSize, labelSizes, type MapDrawing, type MapLayout } from './map-layout.ts'
import { placeLabels } from './place-labels.ts'
import { createProjection, type Point, round } from './project.ts'

export interface MapClinic {
  id: string
  name: string
  position: { lat: number; lng: number }
}

/** Our map only shows Norway. */
export const hasMap = (country: Country) => country === 'norway'

/**
 * Where everything lies on the map: Oslo close up, the rest of the south beside it. Pages of the site get it with their data, so that
 * they need none of this code.
 */
export function layOutMap(
  clinics: MapClinic[],
  /** Only the quarters around the first clinic; where they are not drawn in detail, the whole region. */
  { isClose = false }: { isClose?: boolean } = {},
): MapLayout {
  const near = clinics.filter(({ position }) => createProjection(oslo).holds([position.lat, position.lng]))
  const far = clinics.filter((clinic) => !near.includes(clinic))
  return [
    ...(near.length > 0 ? [layOutDrawing(oslo, near, isClose ? ['ordinary'] : ['ordinary', 'large'], isClose)] : []),
    ...(far.length > 0 ? [layOutDrawing(south, far, ['ordinary'], false)] : []),
  ]
}

function layOutDrawing(region: Region, clinics: MapClinic[], sizes: LabelSize[], isClose: boolean): MapDrawing {
  const { width, height, project } = createProjection(region)
  const places = clinics.map(({ position }) => project([position.lat, position.lng]))
  const labelsIn = (size: LabelSize) => {
    const { letterWidth, padding, height: labelHeight } = labelSizes[size]
    const points = places.map((place, index) => ({
      ...place,
      width: clinics[index]!.name.length * letterWidth + padding,
      height: labelHeight,
    }))
    return placeLabels(points, { width, height }).map((box) => [box.x, box.y, box.width, box.height].map(round))
  }
  return {
    region: region.id,
    view: isClose ? viewAround(places[0]!, { width, height }) : [0, 0, width, height],
    clinics: clinics.map(({ id }) => id),
    points: places.map(({ x, y }) => [x, y]),
    labels: Object.fromEntries(sizes.map((size) => [size, labelsIn(size)])),
  }
}

/** A part of the drawing with a point in its middle, or as near to it as the edge allows. */
function viewAround({ x, y }: Point, whole: { width: number; height: number }) {
  const [width, height] = [420, 240]
  const between = (value: number, most: number) => round(Math.max(0, Math.min(value, most)))
  return [between(x - width / 2, whole.width - width), between(y - height / 2, whole.height - height), width, height]
}
