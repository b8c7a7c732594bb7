/** All numbers are pixels of the map at one zoom. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Name {
  text: string
  /** Where the thing lies. */
  x: number
  y: number
  width: number
  height: number
  /** Half the size of its mark; 0: the name stands on the place itself. */
  mark: number
  /** Which part of the name must be on land, from 0 to 1. */
  land: number
}

export interface Placed<N extends Name> {
  name: N
  box: Box
}

/** How far apart the same text must be to be written twice. */
const apart = 140
const gap = 3

/**
 * Where names are written: never one over another or over a mark, not in the water, and not over the edge of what is seen. The first ones choose first, and who finds no
 * place is left out.
 */
export function placeNames<N extends Name>(
  names: N[],
  { isLand, seen }: { isLand: (x: number, y: number) => boolean; seen?: Box },
  /** Marks that stand there in any case. */
  marks: Box[] = [],
): Placed<N>[] {
  const placed: Placed<N>[] = []
  const taken = [...marks]
  for (const name of names) {
    const isSaid = placed.some(
      (it) => it.name.text === name.text && Math.hypot(it.name.x - name.x, it.name.y - name.y) < apart,
    )
    if (isSaid) continue
    const own = markBox(name)
    const others = taken.filter((box) => !isSame(box, own))
    if (name.mark > 0 && !taken.some((box) => isSame(box, own)) && others.some((box) => overlap(box, own))) continue
    const box = boxesFor(name).find(
      (it) =>
        (!seen || holds(seen, it)) && !others.some((other) => overlap(other, it)) && landShare(it, isLand) >= name.land,
    )
    if (!box) continue
    placed.push({ name, box })
    taken.push(box)
    if (name.mark > 0) taken.push(own)
  }
  return placed
}

export function markBox({ x, y, mark }: Pick<Name, 'x' | 'y' | 'mark'>): Box {
  return { x: x - mark, y: y - mark, width: 2 * mark, height: 2 * mark }
}

export function overlap(a: Box, b: Box): boolean {
  return (
    a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap
  )
}

function holds(outer: Box, { x, y, width, height }: Box): boolean {
  return x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height
}

function isSame(a: Box, b: Box): boolean {
  return a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height
}

function boxesFor({ x, y, width, height, mark }: Name): Box[] {
  const at = (left: number, top: number): Box => ({ x: x + left, y: y + top, width, height })
  if (mark === 0) {
    return [0, -0.8, 0.8, -1.6, 1.6].map((lines) => at(-width / 2, (lines - 0.5) * height))
  }
  const off = mark + gap
  const [left, right, above, below] = [-off - width, off, -off - height, off]
  // Beside the mark first, a little higher or lower if need be; then below, above and at its corners.
  const beside = [0, -0.3, 0.3].flatMap((shift) => [right, left].map((it) => at(it, (shift - 0.5) * height)))
  return [
    ...beside,
    at(-width / 2, below),
    at(-width / 2, above),
    at(right - mark, above + mark),
    at(right - mark, below - mark),
    at(left + mark, above + mark),
    at(left + mark, below - mark),
  ]
}

/** How much of a box is on land, judged by a few points. None, where its middle is in the water. */
export function landShare({ x, y, width, height }: Box, isLand: (x: number, y: number) => boolean): number {
  if (!isLand(x + width / 2, y + height / 2)) return 0
  const across = [0, 0.25, 0.5, 0.75, 1]
  const down = [0, 0.5, 1]
  const points = across.flatMap((right) => down.map((below) => isLand(x + right * width, y + below * height)))
  return points.filter(Boolean).length / points.length
}
