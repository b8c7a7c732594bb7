import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fjord, hairs, honey, sand, skins, sun, wood } from '../../kit/colours.ts'
import { EarSide } from '../../kit/senses.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { SunDisc } from '../../kit/things.tsx'

/** A crusted sore on the rim of an ear that has had much sun. */
export function SquamousCellCarcinoma() {
  return (
    <>
      <Backdrop wall={sand} />
      <SunDisc x={90} y={80} r={44} />
      <path d="M250-10h320v440H330q-10-60-50-110-70-150-30-330Z" fill={skins.light} />
      <path d="M240-10h330v260q-30-30-40-90-140-10-220-30-60-60-70-140Z" fill={hairs.grey} />
      <path d="M290 90q120-20 120 110-20 100-70 150-60-90-50-260Z" fill="#000" opacity=".1" />
      <EarSide x={290} y={220} scale={1.4} skin="light" />
      <path d="M184 92c14-20 44-16 48 6s-14 40-34 36-28-24-14-42Z" fill={coral} opacity=".7" />
      <path d="M194 100c10-12 28-8 28 6s-12 22-22 18-14-14-6-24Z" fill={wood} />
      <Stroke d="m198 108 14 4m-8-12 4 20" colour={honey} width={4} />
      <circle cx="208" cy="112" r="58" fill="none" stroke={fjord} strokeWidth="7" strokeDasharray="12 12" />
      <Stroke d="m96 150 12 30m-54-36-14 28M150 96l-10-4" colour={sun} />
    </>
  )
}
