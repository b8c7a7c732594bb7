/** A point of the picture; y grows downwards. */
export interface Point {
  x: number
  y: number
}

/** The point that lies `length` away in a direction: degrees clockwise from straight up. */
export function pointAt({ x, y }: Point, direction: number, length: number): Point {
  const angle = (direction * Math.PI) / 180
  return { x: x + Math.sin(angle) * length, y: y - Math.cos(angle) * length }
}

export const move = ({ x, y }: Point, by: Point): Point => ({ x: x + by.x, y: y + by.y })
export const between = (from: Point, to: Point, share = 0.5): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** A path through points, rounded to tenths so that the files stay small. */
export function pathOf(...points: Point[]): string {
  return `M${points.map(say).join('L')}`
}

export const say = ({ x, y }: Point) => `${tenth(x)} ${tenth(y)}`
export const tenth = (value: number) => Math.round(value * 10) / 10

/** All joints of a figure moved. */
export function moveJoints<J extends Record<string, Point>>(joints: J, by: Point): J {
  return Object.fromEntries(Object.entries(joints).map(([name, point]) => [name, move(point, by)])) as J
}
