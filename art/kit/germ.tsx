import { night } from './colours.ts'

/** A virus or a bacterium: a ball with spikes. */
export function Germ({ x, y, r, fill }: { x: number; y: number; r: number; fill: string }) {
  const spikes = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const point = (length: number) => `${(x + cos * length).toFixed(1)} ${(y + sin * length).toFixed(1)}`
    return `M${point(r)}L${point(r + 10)}`
  }).join('')
  return (
    <g stroke={fill} strokeWidth="6" strokeLinecap="round">
      <path d={spikes} />
      <circle cx={x} cy={y} r={r} fill={fill} stroke="none" />
      <g fill={night} fillOpacity=".3" stroke="none">
        <circle cx={x - r / 3} cy={y - r / 5} r={r / 6} />
        <circle cx={x + r / 4} cy={y + r / 4} r={r / 5} />
        <circle cx={x + r / 3} cy={y - r / 3} r={r / 8} />
      </g>
    </g>
  )
}
