export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The least distance to what must not be covered, and to the edges of the window. */
const gap = 8
const step = 8

const meets = (one: Box, other: Box) =>
  one.left < other.right + gap &&
  one.right > other.left - gap &&
  one.top < other.bottom + gap &&
  one.bottom > other.top - gap

export const isClear = (box: Box, obstacles: readonly Box[]) => !obstacles.some((it) => meets(box, it))

/**
 * Where a box of a size lies over nothing that somebody may need: as low as possible in the lower half of the window, at its right
 * or its left. Nothing if there is no such place.
 */
export function findClearPlace(
  size: { width: number; height: number },
  window: { width: number; height: number; margin: number },
  obstacles: readonly Box[],
): Box | undefined {
  const { width, height, margin } = window
  for (let bottom = height - margin; bottom - size.height >= height / 2; bottom -= step) {
    for (const right of [width - margin, margin + size.width]) {
      const box = { left: right - size.width, top: bottom - size.height, right, bottom }
      if (isClear(box, obstacles)) return box
    }
  }
  return undefined
}
