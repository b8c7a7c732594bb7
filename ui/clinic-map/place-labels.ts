import type { Point } from './project.ts'

export interface Box extends Point {
  width: number
  height: number
}

/** A point and the size of its label. */
export type LabelledPoint = Point & { width: number; height: number }

const gap = 4

/**
 * Finds a spot for the label of every point, so that no label lies on another or on a point. Clinics in the middle of
 * Oslo stand a few hundred metres apart: their labels move out until there is room.
 */
export function placeLabels(points: LabelledPoint[], size: { width: number; height: number }): Box[] {
  const placed: Box[] = []
  const boxes: Box[] = []
  const dots = points.map(({ x, y }) => ({ x: x - 9, y: y - 9, width: 18, height: 18 }))
  // Isolated points are placed first and keep their labels close; in a cluster labels have to move anyway.
  const order = [...points.keys()].sort((a, b) => roomAround(points, b) - roomAround(points, a))
  for (const index of order) {
    const point = points[index]!
    const free = candidates(point).filter(
      (box) => inside(box, size) && ![...placed, ...dots].some((other) => overlap(box, other)),
    )
    const clear = free.find(
      (box) =>
        !placed.some((other) => crosses(point, box, other)) &&
        !order.some((other) => boxes[other] && crosses(points[other]!, boxes[other], box)),
    )
    const box = clear ?? free[0] ?? candidates(point)[0]!
    placed.push(box)
    boxes[index] = box
  }
  return boxes
}

/** How far the nearest other point is. */
function roomAround(points: Point[], index: number): number {
  const { x, y } = points[index]!
  return Math.min(...points.map((other, at) => (at === index ? Infinity : Math.hypot(other.x - x, other.y - y))))
}

/** Spots around a point, the nearest first. */
function candidates({ x, y, width, height }: LabelledPoint): Box[] {
  // Larger labels need more room, so they may lie further away.
  const scale = height / 30
  return [14, 30, 48, 68, 90, 115, 145]
    .map((distance) => distance * scale)
    .flatMap((distance) =>
      Array.from({ length: 16 }, (_, step) => {
        const angle = (step * Math.PI) / 8
        const [right, down] = [Math.cos(angle), Math.sin(angle)]
        return {
          x: x + right * (distance + width / 2) - width / 2,
          y: y + down * (distance + height / 2) - height / 2,
          width,
          height,
        }
      }),
    )
}

/** Whether the line from a point to its label runs over a third thing. */
function crosses(point: Point, label: Box, other: Box): boolean {
  const end = { x: label.x + label.width / 2, y: label.y + label.height / 2 }
  return Array.from({ length: 20 }, (_, step) => step / 20).some((part) => {
    const x = point.x + (end.x - point.x) * part
    const y = point.y + (end.y - point.y) * part
    return x > other.x && x < other.x + other.width && y > other.y && y < other.y + other.height
  })
}

const inside = (box: Box, size: { width: number; height: number }) =>
  box.x >= gap && box.y >= gap && box.x + box.width <= size.width - gap && box.y + box.height <= size.height - gap

export function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  )
}
