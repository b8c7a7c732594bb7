import { blush, coral, mint, rose, sand, skins } from '../../kit/colours.ts'
import { Tube } from '../../kit/remedies.tsx'

/** Lips with a few small blisters, and a tube of cream. */
export function ColdSores() {
  return (
    <>
      <rect width="560" height="420" fill={blush} />
      <circle cx="250" cy="200" r="196" fill={skins.tan} />
      <path d="M96 210q70-66 120-40 34 16 68 0 50-26 120 40-70 14-154 14t-154-14Z" fill={rose} />
      <path d="M96 210q70 90 154 90t154-90q-70 22-154 22t-154-22Z" fill="#c9705f" />
      <path
        d="M150 254q100 40 200 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".35"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g fill={coral}>
        <circle cx="340" cy="172" r="34" opacity=".35" />
        <circle cx="334" cy="168" r="12" />
        <circle cx="352" cy="180" r="10" />
        <circle cx="354" cy="160" r="8" />
        <circle cx="328" cy="188" r="8" />
      </g>
      <g fill="#fff" opacity=".6">
        <circle cx="331" cy="164" r="4" />
        <circle cx="350" cy="177" r="3" />
      </g>
      <g transform="rotate(18 490 250)">
        <Tube x={490} y={301} scale={0.8} label={mint} />
      </g>
      <rect y="396" width="560" height="24" fill={sand} />
    </>
  )
}
