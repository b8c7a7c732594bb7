import { coral, deep, fjord, lamp, mint, sand, sky, sun, wood } from '../../../kit/colours.ts'
import { Arch } from '../../../kit/things.tsx'

/** The exercise room: ball, mat, weights and a band. */
export function Gym() {
  return (
    <>
      <rect width="560" height="420" fill={sky} />
      <Arch x={280} y={368} width={260} height={316} fill={lamp} frame={mint} border={12} />
      <rect y="366" width="560" height="54" fill={wood} opacity=".8" />
      <path d="M60 396h330q16 0 16-14t-16-14H60Z" fill={fjord} />
      <circle cx="396" cy="382" r="20" fill={fjord} />
      <circle cx="396" cy="382" r="9" fill={mint} />
      <circle cx="160" cy="278" r="90" fill={coral} />
      <path d="M84 244q76 40 152 0M74 290q86 44 172 0" fill="none" stroke="#000" strokeOpacity=".12" strokeWidth="8" />
      <circle cx="128" cy="236" r="16" fill="#fff" opacity=".5" />
      <path d="M300 286q-22-50 20-66t54 20-34 60" fill="none" stroke={sun} strokeWidth="14" strokeLinecap="round" />
      <path d="M430 318v-34q0-30 32-30t32 30v34" fill="none" stroke={deep} strokeWidth="16" />
      <path d="M418 366q-22-66 44-66t44 66Z" fill={deep} />
      <circle cx="462" cy="340" r="14" fill={mint} />
      <g transform="translate(286 352)">
        <path d="M-30 0h60" stroke={deep} strokeWidth="9" />
        <path d="M-46-18h14v36h-14Zm78 0h14v36H32Z" fill={coral} />
      </g>
      <path d="M0 96h560v10H0Z" fill={sand} opacity=".6" />
    </>
  )
}
