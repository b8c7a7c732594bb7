/** Where a piece stands: x, y is the point its comment names, turned clockwise in degrees. */
export interface Place {
  x: number
  y: number
  scale?: number
  turn?: number
  /** Mirrored, left for right. */
  mirror?: boolean
}

export function at({ x, y, scale = 1, turn = 0, mirror }: Place): string {
  const size = mirror ? `scale(${-scale} ${scale})` : `scale(${scale})`
  return `translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} ${size}`
}
