import { blush, coral, deep, mint, sand, walls, wood } from '../../kit/colours.ts'
import { IcePack, Tube } from '../../kit/remedies.tsx'

/** A soft ring cushion, a cold pack and a tube of ointment. */
export function Haemorrhoids() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="280" cy="206" r="186" fill={sand} />
      <rect y="362" width="560" height="58" fill={wood} />
      <ellipse cx="244" cy="300" rx="180" ry="78" fill={coral} />
      <ellipse cx="244" cy="286" rx="180" ry="74" fill={walls.pink} />
      <ellipse cx="244" cy="282" rx="70" ry="26" fill={deep} />
      <ellipse cx="244" cy="288" rx="66" ry="20" fill={walls.brick} />
      <path
        d="M96 270q20-40 80-52"
        fill="none"
        stroke="#fff"
        strokeOpacity=".5"
        strokeWidth="12"
        strokeLinecap="round"
      />
      <g transform="rotate(16 462 250)">
        <Tube x={464} y={326} scale={1.0} label={mint} />
      </g>
      <IcePack x={124} y={128} turn={-10} scale={0.95} />
    </>
  )
}
