/**
 * One half of a body seen from the front or the back, from the middle line (x = 0) outwards: neck, arm, side, leg. The
 * other half is its mirror image. Places to tap (places.ts) stand in its coordinates. It begins at -1 so that no gap shows
 * between the halves.
 */
export const halfBody =
  'M-1 84H17C17 104 19 112 33 118C56 124 76 128 85 150C93 172 97 204 105 238C113 266 124 298 132 330C140 343 147 361 143 380C140 391 129 391 126 380C122 364 116 350 113 336C103 304 91 272 85 250C77 222 70 200 65 178C65 202 55 226 54 250C55 276 67 292 69 322C71 362 66 410 57 448C55 480 61 500 55 530C51 556 45 572 44 588C45 600 60 603 60 612C60 620 46 621 34 621H20C15 613 17 600 19 588C15 560 11 530 13 500C15 476 15 462 13 448C9 410 6 372 3 338H-1Z'

export const figures = ['adult', 'child'] as const
export type Figure = (typeof figures)[number]

export const sides = ['front', 'back'] as const
export type Side = (typeof sides)[number]

/** What both wear, one half each, over `halfBody`. */
export const halfTop =
  'M-1 130C10 130 17 124 21 113L34 116C58 122 78 126 88 150C94 168 98 192 101 212C92 218 82 221 72 222C70 206 68 194 66 184C66 206 58 228 57 250L60 306H-1Z'
export const halfShorts = 'M-1 290H61C68 302 73 312 74 324C75 346 74 368 72 388C52 394 28 394 8 388L4 344H-1Z'

/** Where a figure stands: the body is moved and scaled, and so is the head. */
export const stances: Record<Figure, Record<Side, { body: string; head: string }>> = {
  adult: {
    front: { body: 'translate(152 6)', head: 'translate(152 58) scale(1.16)' },
    back: { body: 'translate(215 6)', head: 'translate(215 58) scale(1.16)' },
  },
  child: {
    front: { body: 'translate(152 137) scale(.88 .785)', head: 'translate(152 156) scale(1.62)' },
    back: { body: 'translate(215 137) scale(.88 .785)', head: 'translate(215 156) scale(1.62)' },
  },
}

/** The enlarged face of the front, in which eyes, ears, nose, mouth and jaw are large enough for a finger. */
export const closeUp = { x: 330, y: 104, radius: 95, face: 'translate(330 108) scale(2.3)' }
