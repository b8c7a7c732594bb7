import type { Side } from './outline.ts'

/** Parts of the body that can be tapped. What each leads to is the caller's business. */
export const bodyPlaces = [
  'head',
  'eyes',
  'ears',
  'nose',
  'mouth',
  'jaw',
  'neck',
  'shoulder',
  'upper-arm',
  'elbow',
  'forearm',
  'hand',
  'chest',
  'abdomen',
  'groin',
  'upper-back',
  'lower-back',
  'buttock',
  'hip',
  'thigh',
  'knee',
  'lower-leg',
  'foot',
] as const
export type BodyPlace = (typeof bodyPlaces)[number]

/** The shape of a place. Shapes reach beyond the edge of the body so that fingers hit narrow limbs. */
export interface PlaceShape {
  place: BodyPlace
  d: string
  /** Whether the mirror image belongs to the place too. */
  both?: boolean
  /** Where its dot or its glow stands. */
  dot: [x: number, y: number]
}

const limbs: PlaceShape[] = [
  { place: 'shoulder', d: 'M33 104L100 108 104 168 60 182 48 128Z', both: true, dot: [74, 146] },
  { place: 'upper-arm', d: 'M60 182L104 168 112 218 76 226Z', both: true, dot: [87, 200] },
  { place: 'elbow', d: 'M76 226L112 218 124 262 84 272Z', both: true, dot: [97, 245] },
  { place: 'forearm', d: 'M84 272L124 262 144 326 106 338Z', both: true, dot: [112, 300] },
  { place: 'hand', d: 'M104 338L144 326 160 352 158 400 114 402Z', both: true, dot: [132, 362] },
  { place: 'knee', d: 'M0 424H80V478H0Z', both: true, dot: [36, 450] },
  { place: 'lower-leg', d: 'M0 478H80V570H0Z', both: true, dot: [36, 522] },
  { place: 'foot', d: 'M0 570H80V632H0Z', both: true, dot: [34, 602] },
]

/** In the coordinates of the body (outline.ts). */
export const placeShapes: Record<Side, PlaceShape[]> = {
  front: [
    ...limbs,
    { place: 'neck', d: 'M-33 82H33V118L0 126-33 118Z', dot: [0, 104] },
    { place: 'chest', d: 'M-48 128L-33 118 0 126 33 118 48 128 60 182 62 212H-62L-60 182Z', dot: [0, 168] },
    { place: 'abdomen', d: 'M-70 212H70V296H-70Z', dot: [0, 252] },
    { place: 'groin', d: 'M-34 296H34L20 352H-20Z', dot: [0, 320] },
    { place: 'hip', d: 'M34 296H90V352H20Z', both: true, dot: [52, 322] },
    { place: 'thigh', d: 'M0 352H90V424H0Z', both: true, dot: [38, 390] },
  ],
  back: [
    ...limbs,
    { place: 'neck', d: 'M-33 80H33V122H-33Z', dot: [0, 104] },
    { place: 'upper-back', d: 'M-48 128L-33 120H33L48 128 60 182 62 222H-62L-60 182Z', dot: [0, 172] },
    { place: 'lower-back', d: 'M-70 222H70V290H-70Z', dot: [0, 254] },
    { place: 'buttock', d: 'M0 290H90V356H0Z', both: true, dot: [36, 324] },
    { place: 'thigh', d: 'M0 356H90V424H0Z', both: true, dot: [38, 392] },
  ],
}

/** In the coordinates of the head: 30 × 33 to each side of 0, 0. */
export const headShape: PlaceShape = { place: 'head', d: 'M-40-46H40V30H-40Z', dot: [0, -30] }

/** Over the enlarged face, in the coordinates of the head. */
export const faceShapes: PlaceShape[] = [
  { place: 'eyes', d: 'M-24-11H24V4H-24Z', dot: [20, -7] },
  { place: 'ears', d: 'M24-14H44V16H24Z', both: true, dot: [35, 9] },
  { place: 'nose', d: 'M-12 4H12V17H-12Z', dot: [7, 10] },
  { place: 'mouth', d: 'M-12 17H12V38H-12Z', dot: [0, 27] },
  { place: 'jaw', d: 'M12 16H38V40H12Z', both: true, dot: [19, 22] },
]
