import { type Point, pathOf, pointAt, say, tenth } from './geometry.ts'
import { type Look, shadow } from './looks.ts'
import { headDirection, type SideFigure, type SidePose } from './side-pose.ts'

/** A clothed person from the side; `look` left out: only the shape of where the movement begins. */
export function SidePerson({ joints, pose, look }: { joints: SideFigure; pose: SidePose; look?: Look }) {
  if (!look) return <PersonShape joints={joints} pose={pose} />
  const { hip, shoulder, knee, ankle, heel, toe, elbow, wrist, hand } = joints
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <Arm points={farArm(joints)} look={look} isFar />
      <Leg points={farLeg(joints)} look={look} isFar />
      <path d={pathOf(pointAt(hip, pose.trunk, 4), joints.nape)} stroke={look.skin} strokeWidth="11" />
      <path d={trunkPath(joints, pose)} stroke={look.shirt} strokeWidth="29" />
      <Leg points={[hip, knee, ankle, heel, toe]} look={look} />
      <SideHead joints={joints} pose={pose} look={look} />
      <Arm points={[shoulder, elbow, wrist, hand]} look={look} />
    </g>
  )
}

const farArm = (joints: SideFigure) => [joints.shoulder, joints['far-elbow'], joints['far-wrist'], joints['far-hand']]
const farLeg = (joints: SideFigure) => [
  joints.hip,
  joints['far-knee'],
  joints['far-ankle'],
  joints['far-heel'],
  joints['far-toe'],
]

/** From the hip to the chest, rounded towards the back. */
function trunkPath({ hip, chest }: SideFigure, { trunk, round = 0 }: SidePose): string {
  const from = pointAt(hip, trunk, 3)
  const to = pointAt(chest, trunk + 180, 10)
  const middle = pointAt({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, trunk - 90, round * 2)
  return `M${say(from)}Q${say(middle)} ${say(to)}`
}

/** A limb with a thin dark edge, so that it stands out from the body in the same colour. */
function Stroke({ d, colour, width }: { d: string; colour: string; width: number }) {
  return (
    <>
      <path d={d} stroke="#0a2a24" strokeOpacity=".16" strokeWidth={width + 3} />
      <path d={d} stroke={colour} strokeWidth={width} />
    </>
  )
}

function Leg({ points, look, isFar = false }: { points: Point[]; look: Look; isFar?: boolean }) {
  const [hip, knee, ankle, heel, toe] = points as [Point, Point, Point, Point, Point]
  return (
    <>
      <Stroke d={pathOf(heel, toe)} colour={look.skin} width={10} />
      <Stroke d={pathOf(knee, ankle)} colour={look.trousers} width={15} />
      <path d={pathOf(hip, knee)} stroke={look.trousers} strokeWidth="21" />
      {isFar && <Dusk d={[pathOf(hip, knee, ankle), pathOf(heel, toe)]} widths={[18, 10]} />}
    </>
  )
}

function Arm({ points, look, isFar = false }: { points: Point[]; look: Look; isFar?: boolean }) {
  const [shoulder, elbow, wrist, hand] = points as [Point, Point, Point, Point]
  return (
    <>
      <Stroke d={pathOf(elbow, wrist, hand)} colour={look.skin} width={9} />
      <Stroke d={pathOf(shoulder, elbow)} colour={look.shirt} width={13} />
      {isFar && <Dusk d={[pathOf(shoulder, elbow), pathOf(elbow, wrist, hand)]} widths={[13, 9]} />}
    </>
  )
}

/** The far side lies in shade. */
function Dusk({ d, widths }: { d: [string, string]; widths: [number, number] }) {
  return (
    <g stroke="#0a2a24" strokeOpacity=".22">
      <path d={d[0]} strokeWidth={widths[0]} />
      <path d={d[1]} strokeWidth={widths[1]} />
    </g>
  )
}

function SideHead({ joints, pose, look }: { joints: SideFigure; pose: SidePose; look: Look }) {
  const { x, y } = joints.head
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(headDirection(pose))})`}>
      {look.bun && <circle cx="-13" cy="-7" r="6" fill={look.hair} />}
      <path d="M0-13A13 13 0 1 1 0 13 13 13 0 1 1 0-13M11-3l6 5-5 3Z" fill={look.skin} />
      <path d="M11.5-7A13.6 13.6 0 1 0-9.5 9.6Q-4 6-4-1 5-2 11.5-7Z" fill={look.hair} />
      <circle cx="-2" cy="3" r="2.6" fill={look.skin} />
      <circle cx="8" cy="0" r="1.5" fill="#2b1810" />
    </g>
  )
}

function PersonShape({ joints, pose }: { joints: SideFigure; pose: SidePose }) {
  const { hip, shoulder, knee, ankle, heel, toe, elbow, wrist, hand, nape, head } = joints
  return (
    <g fill="none" stroke={shadow} strokeLinecap="round" strokeLinejoin="round">
      <path d={trunkPath(joints, pose)} strokeWidth="29" />
      <path d={pathOf(pointAt(hip, pose.trunk, 4), nape)} strokeWidth="11" />
      <path d={pathOf(hip, knee) + pathOf(hip, farLeg(joints)[1]!)} strokeWidth="21" />
      <path d={pathOf(knee, ankle) + pathOf(...farLeg(joints).slice(1, 3))} strokeWidth="15" />
      <path d={pathOf(heel, toe) + pathOf(...farLeg(joints).slice(3))} strokeWidth="10" />
      <path d={pathOf(shoulder, elbow, wrist, hand) + pathOf(...farArm(joints))} strokeWidth="10" />
      <circle cx={tenth(head.x)} cy={tenth(head.y)} r="13.6" fill={shadow} stroke="none" />
    </g>
  )
}
