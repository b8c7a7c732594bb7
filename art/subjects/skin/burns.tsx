import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, mist, pine, skins, slate, water } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A burnt hand under cool running water. */
export function Burns() {
  return (
    <>
      <Backdrop wall={mist} />
      <Stroke d="M0 110h560M0 220h560M90 0v320M250 0v320M410 0v320" colour="#fff" width={6} opacity={0.5} />
      <path d="M300-10h60v60q0 20 20 20h40v50h-90q-30 0-30-34Z" fill={slate} transform="translate(-60 0)" />
      <path d="M316 120h44v190h-44Z" fill={water} />
      <path
        d="M-20 250q120-10 210-20 90-14 150 2 40 6 100 10 26 6 20 24-6 14-34 14-60 2-90 14 40 2 80 14 20 10 12 26-10 12-34 8-90-10-200-6-100 6-214 16Z"
        fill={skins.light}
      />
      <path d="M-20 236h100l12 120H-20Z" fill={pine} />
      <ellipse cx="332" cy="266" rx="58" ry="24" fill={coral} opacity=".7" />
      <Stroke d="M322 130v100m26-90v96" colour="#fff" width={5} opacity={0.7} />
      <path d="M0 366h560v60H0Z" fill={slate} />
      <path d="M0 366h560v10H0Z" fill="#fff" opacity=".5" />
      <Dots at="290 346 8, 382 352 9, 340 340 6, 406 330 6, 270 320 5" fill={water} />
    </>
  )
}
