import { card, coral, fjord, mint, slate, wood } from '../kit/colours.ts'
import { floor, type Joints, type Place, type Thing } from './drawing.ts'
import { move, type Point, pathOf, tenth } from './geometry.ts'

interface ThingProps<Joint extends string> {
  thing: Thing<Joint>
  joints: Joints<Joint>
}

/** What stands behind the person. */
export function ThingBehind<Joint extends string>({ thing, joints }: ThingProps<Joint>) {
  switch (thing.kind) {
    case 'mat':
      return <rect x="24" y={floor - 1} width="272" height="9" rx="4.5" fill={mint} />
    case 'chair':
      return <Chair {...thing} at={joints[thing.under]} />
    case 'wall': {
      const x = tenth(joints[thing.at].x + (thing.by ?? 4))
      return <rect x={x} y="-80" width="12" height={floor + 80} rx="3" fill={slate} />
    }
    case 'step': {
      const x = tenth(joints[thing.under].x + thing.from)
      return (
        <rect x={x} y={floor - thing.height} width={thing.to - thing.from} height={thing.height} rx="3" fill={wood} />
      )
    }
    case 'table': {
      const { x, y } = joints[thing.under]
      const top = tenth(y + (thing.by ?? 8))
      const [left, right] = [tenth(x + thing.from), tenth(x + thing.to)]
      return (
        <g fill={wood}>
          <rect x={left} y={top} width={right - left} height="8" rx="3" />
          <path d={`M${left + 8} ${top}h6V${floor}h-6ZM${right - 14} ${top}h6V${floor}h-6Z`} />
        </g>
      )
    }
    case 'bed':
      return (
        <g>
          <path d={`M10 ${floor - 50}h300v34H10Z`} fill={mint} />
          <path d={`M10 ${floor - 18}h300v8H10ZM28 ${floor - 8}h10v8H28ZM282 ${floor - 8}h10v8h-10Z`} fill={wood} />
        </g>
      )
    default:
      return null
  }
}

/** What the person holds or presses, before them. */
export function ThingBefore<Joint extends string>({ thing, joints }: ThingProps<Joint>) {
  const pointOf = (place: Place<Joint>): Point => {
    if (typeof place === 'string') return joints[place]
    return 'joint' in place ? move(joints[place.joint], { x: place.by[0], y: place.by[1] }) : place
  }
  switch (thing.kind) {
    case 'line': {
      const d = pathOf(pointOf(thing.from), pointOf(thing.to))
      const isGaze = thing.as === 'gaze'
      return (
        <path
          d={d}
          stroke={lineColours[thing.as]}
          strokeWidth={isGaze ? 2.5 : 5}
          strokeDasharray={isGaze ? '1 6' : undefined}
          strokeLinecap="round"
        />
      )
    }
    case 'roll': {
      const { x, y } = joints[thing.at]
      const [cx, cy] = [tenth(x + thing.by[0]), tenth(y + thing.by[1])]
      return (
        <g>
          <circle cx={cx} cy={cy} r="9" fill={card} stroke={fjord} strokeWidth="2.5" />
          <circle cx={cx} cy={cy} r="3.5" fill="none" stroke={fjord} strokeWidth="2" />
        </g>
      )
    }
    case 'ball': {
      const { x, y } = joints[thing.at]
      const [dx, dy] = thing.by ?? [0, 0]
      return <circle cx={tenth(x + dx)} cy={tenth(y + dy)} r={thing.r} fill={coral} stroke={card} strokeWidth="2" />
    }
    case 'weight': {
      const { x, y } = joints[thing.at]
      return (
        <g>
          <circle cx={tenth(x)} cy={tenth(y)} r="10" fill={fjord} />
          <circle cx={tenth(x)} cy={tenth(y)} r="4" fill={mint} />
        </g>
      )
    }
    case 'thumb': {
      const { x, y } = joints[thing.at]
      return <path d={`M${tenth(x)} ${tenth(y)}v-13`} stroke={coral} strokeWidth="7" strokeLinecap="round" />
    }
    default:
      return null
  }
}

const lineColours = { band: coral, towel: card, gaze: fjord }

/** A chair whose seat lies under a joint; turned: its back is on the right. */
function Chair({
  at,
  by: [dx, dy] = [0, 0],
  isTurned = false,
  hasBack = true,
}: {
  at: Point
  by?: [number, number]
  isTurned?: boolean
  hasBack?: boolean
}) {
  const seat = tenth(at.y + 13 + dy)
  return (
    <g transform={`translate(${tenth(at.x + dx)}) scale(${isTurned ? -1 : 1} 1)`} fill={wood}>
      <rect x="-22" y={seat} width="56" height="7" rx="3" />
      <path d={`M-20 ${seat}h6V${floor}h-6ZM26 ${seat}h6V${floor}h-6Z`} />
      {hasBack && <rect x="-24" y={seat - 48} width="7" height="50" rx="3.5" />}
    </g>
  )
}
