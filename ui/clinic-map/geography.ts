/** A place on earth, WGS 84: latitude, longitude. */
export type Place = [lat: number, lng: number]

export interface Region {
  id: 'oslo' | 'south'
  north: number
  south: number
  west: number
  east: number
  /** Width of the drawing; its height follows, so that a kilometre is as long in both directions. */
  width: number
}

/** The middle of Oslo, from Fornebu to Alna and from Nordstrand up to the forest. */
export const oslo: Region = { id: 'oslo', north: 59.966, south: 59.856, west: 10.628, east: 10.858, width: 640 }

/** Norway up to Trondheim. */
export const south: Region = { id: 'south', north: 63.95, south: 57.75, west: 4.4, east: 12.6, width: 320 }

/** The fjord, drawn from Fornebu round Bygdøy and Bjørvika down to Nordstrand. */
export const fjord: Place[] = [
  [59.84, 10.62],
  [59.892, 10.62],
  [59.905, 10.637],
  [59.913, 10.641],
  [59.915, 10.668],
  [59.918, 10.681],
  [59.91, 10.686],
  [59.902, 10.672],
  [59.897, 10.683],
  [59.903, 10.697],
  [59.912, 10.705],
  [59.9105, 10.725],
  [59.9075, 10.733],
  [59.909, 10.745],
  [59.9055, 10.757],
  [59.897, 10.7565],
  [59.884, 10.761],
  [59.872, 10.768],
  [59.858, 10.776],
  [59.84, 10.782],
]

export const islands: { at: Place; size: number }[] = [
  { at: [59.8945, 10.728], size: 15 },
  { at: [59.89, 10.708], size: 11 },
  { at: [59.881, 10.722], size: 12 },
  { at: [59.873, 10.75], size: 10 },
  { at: [59.886, 10.652], size: 8 },
]

/** The river Akerselva, from the lake in the forest to the fjord. */
export const river: Place[] = [
  [59.98, 10.772],
  [59.962, 10.775],
  [59.949, 10.766],
  [59.941, 10.77],
  [59.932, 10.762],
  [59.922, 10.7525],
  [59.913, 10.757],
  [59.906, 10.7565],
]

export const parks: { at: Place; size: number }[] = [
  { at: [59.927, 10.7], size: 26 },
  { at: [59.917, 10.7255], size: 11 },
  { at: [59.9285, 10.7415], size: 12 },
  { at: [59.897, 10.772], size: 24 },
  { at: [59.9165, 10.773], size: 10 },
  { at: [59.937, 10.789], size: 14 },
]

/** Where the forest begins. */
export const forest: Place[] = [
  [59.99, 10.6],
  [59.951, 10.6],
  [59.953, 10.648],
  [59.958, 10.69],
  [59.9585, 10.735],
  [59.9615, 10.77],
  [59.955, 10.815],
  [59.948, 10.88],
  [59.99, 10.88],
]

/** The coast and the border, roughly. */
export const land: Place[] = [
  [64.4, 9.6],
  [63.9, 9.7],
  [63.6, 9.5],
  [63.5, 10.2],
  [63.75, 11.1],
  [63.42, 10.7],
  [63.38, 10],
  [63.5, 9],
  [63.3, 8.3],
  [63.05, 7.5],
  [62.75, 6.9],
  [62.5, 6],
  [62.2, 5.2],
  [61.9, 5],
  [61.6, 4.9],
  [61.1, 4.9],
  [60.9, 5.1],
  [61, 6.2],
  [60.8, 5.2],
  [60.5, 4.9],
  [60.2, 5.2],
  [60.1, 5.6],
  [60.4, 6.6],
  [60, 5.8],
  [59.6, 5.2],
  [59.2, 5.2],
  [59.3, 6],
  [58.9, 5.5],
  [58.6, 5.6],
  [58.3, 6.2],
  [58, 6.8],
  [57.95, 7.2],
  [58.05, 7.9],
  [58.2, 8.4],
  [58.5, 8.9],
  [58.9, 9.6],
  [59, 10.2],
  [59.2, 10.4],
  [59.6, 10.45],
  [59.85, 10.5],
  [60, 10.68],
  [59.85, 10.8],
  [59.6, 10.62],
  [59.3, 10.6],
  [59.1, 10.85],
  [58.98, 11.2],
  [59, 11.5],
  [59.3, 11.75],
  [59.8, 11.9],
  [60.1, 12.5],
  [60.6, 12.5],
  [61.2, 12.9],
  [61.6, 12.7],
  [62.3, 12.3],
  [63, 12],
  [63.6, 12.2],
  [64.4, 13.8],
]

export const sweden: Place[] = [
  [64.4, 12],
  [63, 11.6],
  [61.6, 12],
  [60.6, 12],
  [59.6, 11.5],
  [59.05, 11],
  [58.6, 11.2],
  [58.2, 11.4],
  [57.8, 11.6],
  [57.4, 11.9],
  [57.4, 13.5],
  [64.4, 13.5],
]
