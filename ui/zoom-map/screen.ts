import { type WorldPoint, worldPixels } from '#domain/map/mercator.ts'
import type { Box } from './place-names.ts'
import type { Size, View } from './viewport.ts'

/** From pixels of the whole world to pixels of the screen. */
export function createScreen(view: View, { width, height }: Size) {
  const pixels = worldPixels(view.zoom)
  const pointOf = ({ x, y }: WorldPoint) => ({
    x: x - view.x * pixels + width / 2,
    y: y - view.y * pixels + height / 2,
  })
  return {
    view,
    pixels,
    width,
    height,
    pointOf,
    /** What is seen, in pixels of the whole world, without a narrow edge. */
    seen: {
      x: view.x * pixels - width / 2 + 3,
      y: view.y * pixels - height / 2 + 3,
      width: width - 6,
      height: height - 6,
    },
    boxOf: (box: Box): Box => ({ ...box, ...pointOf(box) }),
    /** Whether a box on the screen is wholly in sight. */
    holds: (box: Box) => box.x >= 2 && box.y >= 2 && box.x + box.width <= width - 2 && box.y + box.height <= height - 2,
  }
}

export type Screen = ReturnType<typeof createScreen>
