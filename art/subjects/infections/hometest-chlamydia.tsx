import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, deep, honey, lamp, pine, sky, slate, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Arch, Heart, Words } from '../../kit/things.tsx'

/** A parcel at the door with all that the test needs. */
export function HometestChlamydia() {
  return (
    <>
      <Backdrop wall={sky} floor={wood} depth={50} />
      <Arch x={420} y={370} width={190} height={290} frame={deep} fill={honey} />
      <circle cx="478" cy="250" r="10" fill={coral} />
      <path d="M60 220h240v150H60Z" fill={wood} />
      <path d="M60 220h240l-26-46H86Z" fill={honey} />
      <path d="M166 174h28v196h-28Z" fill={lamp} />
      <rect x="84" y="290" width="70" height="50" rx="6" fill="#fff" />
      <Words x={96} y={308} widths={[44, 30]} gap={16} />
      <Heart x={240} y={310} scale={0.9} />
      <rect x="118" y="90" width="34" height="100" rx="16" fill="#fff" />
      <rect x="112" y="74" width="46" height="26" rx="6" fill={pine} />
      <Stroke d="M226 80v110" colour={slate} width={6} />
      <rect x="217" y="66" width="18" height="44" rx="9" fill="#fff" />
    </>
  )
}
