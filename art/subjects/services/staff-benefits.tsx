import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, leaf, night, pine, sand, slate, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Heart } from '../../kit/things.tsx'

/** A present for those who work here: time with a doctor, and exercise. */
export function StaffBenefits() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <rect x="150" y="230" width="260" height="168" rx="12" fill={leaf} />
      <rect x="136" y="196" width="288" height="54" rx="12" fill={pine} />
      <path d="M258 196h44v202h-44Z" fill={sun} />
      <path d="M280 196q-70-6-80-50 10-40 50-20 26 20 30 70Zm0 0q70-6 80-50-10-40-50-20-26 20-30 70Z" fill={sun} />
      <g transform="translate(92 130) rotate(-20)">
        <path d="M-46-8h92V8h-92Z" fill={slate} />
        <path d="M-66-30h22v60h-22Zm110 0h22v60H44Z" fill={night} />
      </g>
      <Heart x={470} y={130} scale={1.7} />
      <circle cx="280" cy="66" r="36" fill="#fff" />
      <Stroke d="M280 44v24l14 10" colour={night} width={7} />
    </>
  )
}
