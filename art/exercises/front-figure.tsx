import { HairBehind, Head } from '../kit/head.tsx'
import type { FrontFigure, FrontPose } from './front-pose.ts'
import { type Point, pathOf, say, tenth } from './geometry.ts'
import { type Look, shadow } from './looks.ts'

/** A clothed person from the front; `look` left out: only the shape of where the movement begins. */
export function FrontPerson({ joints, pose, look }: { joints: FrontFigure; pose: FrontPose; look?: Look }) {
  const { chest, head } = joints
  const place = `translate(${tenth(head.x)} ${tenth(head.y)}) rotate(${tenth(pose.trunk + (pose.head ?? 0))}) scale(.42)`
  const paint = (colour: keyof Look) => (look ? (look[colour] as string) : shadow)
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {look && (
        <g transform={place}>
          <HairBehind {...look.face} />
        </g>
      )}
      <Legs joints={joints} trousers={paint('trousers')} skin={paint('skin')} />
      <path d={pathOf(chest, head)} stroke={paint('skin')} strokeWidth="11" />
      <path d={torso(joints)} stroke={paint('shirt')} strokeWidth="15" fill={paint('shirt')} />
      <Arms joints={joints} shirt={paint('shirt')} skin={paint('skin')} hasEdge={look !== undefined} />
      {look ? (
        <g transform={place}>
          <Head {...look.face} look={pose.turn ?? 0} />
        </g>
      ) : (
        <circle cx={tenth(head.x)} cy={tenth(head.y)} r="13.6" fill={shadow} />
      )}
    </g>
  )
}

function torso(joints: FrontFigure): string {
  const corners = ['left-shoulder', 'right-shoulder', 'right-hip', 'left-hip'] as const
  return `M${corners.map((corner) => say(joints[corner])).join('L')}Z`
}

function Legs({ joints, trousers, skin }: { joints: FrontFigure; trousers: string; skin: string }) {
  return (['left', 'right'] as const).map((side) => {
    const at = (name: 'hip' | 'knee' | 'ankle' | 'toe') => joints[`${side}-${name}`]
    return (
      <g key={side}>
        <path d={pathOf(at('ankle'), at('toe'))} stroke={skin} strokeWidth="10" />
        <Edged d={pathOf(at('knee'), at('ankle'))} colour={trousers} width={15} hasEdge={trousers !== shadow} />
        <path d={pathOf(at('hip'), at('knee'))} stroke={trousers} strokeWidth="20" />
      </g>
    )
  })
}

function Arms({
  joints,
  shirt,
  skin,
  hasEdge,
}: {
  joints: FrontFigure
  shirt: string
  skin: string
  hasEdge: boolean
}) {
  return (['left', 'right'] as const).map((side) => {
    const at = (name: 'shoulder' | 'elbow' | 'hand'): Point => joints[`${side}-${name}`]
    return (
      <g key={side}>
        <Edged d={pathOf(at('elbow'), at('hand'))} colour={skin} width={9} hasEdge={hasEdge} />
        <Edged d={pathOf(at('shoulder'), at('elbow'))} colour={shirt} width={13} hasEdge={hasEdge} />
      </g>
    )
  })
}

/** A limb with a thin dark edge, so that it stands out from the body in the same colour. */
function Edged({ d, colour, width, hasEdge }: { d: string; colour: string; width: number; hasEdge: boolean }) {
  return (
    <>
      {hasEdge && <path d={d} stroke="#0a2a24" strokeOpacity=".16" strokeWidth={width + 3} />}
      <path d={d} stroke={colour} strokeWidth={width} />
    </>
  )
}
