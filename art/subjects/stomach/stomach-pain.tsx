import { coral, mist, sand, sky, sun } from '../../kit/colours.ts'
import { Pain } from '../../kit/pain.tsx'
import { Torso } from '../../kit/torso.tsx'

/** Where does it hurt? A stomach in four parts. */
export function StomachPain() {
  return (
    <>
      <rect width="560" height="420" fill={mist} />
      <circle cx="280" cy="206" r="188" fill={sky} />
      <g transform="translate(40)">
        <Torso skin="dark" colour={coral} />
        <g fill="none" stroke="#fff" strokeOpacity=".55" strokeWidth="5" strokeDasharray="3 13" strokeLinecap="round">
          <path d="M240 66v260M128 196h224" />
        </g>
        <circle cx="240" cy="196" r="8" fill="#000" opacity=".3" />
        <Pain x={292} y={254} r={17} />
        <g fill={sun}>
          <circle cx="240" cy="112" r="12" opacity=".75" />
          <circle cx="188" cy="140" r="12" opacity=".75" />
          <circle cx="188" cy="254" r="12" opacity=".75" />
        </g>
      </g>
      <rect y="408" width="560" height="12" fill={sand} />
    </>
  )
}
