/**
 * Where the whole map is shown at half its size, on a phone, names are drawn larger so that they stay readable. Their width is
 * counted in letters, since nothing can be measured before it is drawn.
 */
export const labelSizes = {
  ordinary: { dot: 7, letterWidth: 8.8, padding: 28, height: 30 },
  large: { dot: 11, letterWidth: 14.5, padding: 36, height: 48 },
}
export type LabelSize = keyof typeof labelSizes

/** Where everything lies on one drawing, in its own units. Numbers alone, because it travels with the data of pages. */
export interface MapDrawing {
  region: 'oslo' | 'south'
  /** x, y, width and height of the part that is shown. */
  view: number[]
  /** Ids, in the order of what follows. */
  clinics: string[]
  /** x and y of each clinic. */
  points: number[][]
  /** x, y, width and height of each name. */
  labels: { [size in LabelSize]?: number[][] }
}

export type MapLayout = MapDrawing[]
