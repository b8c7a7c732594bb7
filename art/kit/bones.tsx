import type { ReactNode } from 'react'
import { bone, type Skin, skins, trim, wood } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** One vertebra from the side, the belly to the left, 150 wide; x, y is the middle of its body. */
export function Vertebra({ colour = bone, ...place }: Place & { colour?: string }) {
  return (
    <g transform={at(place)} fill={colour}>
      <path d="M-44-28q44 10 88 0 8 28 0 56-44-10-88 0-8-28 0-56Z" />
      <path d="M40-14h26l36 14q10 16-6 24L60 14H40Z" />
    </g>
  )
}

/** The pelvis from the front with the end of the spine, 360 wide; x, y is the middle of the sacrum. */
export function Pelvis({ colour = bone, children, ...place }: Place & { colour?: string; children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path
        d="M-34-60C-90-110-180-100-180-30c0 50 40 60 44 96 4 50 56 64 96 40l26-20q14 8 28 0l26 20c40 24 92 10 96-40 4-36 44-46 44-96C180-100 90-110 34-60Z"
        fill={colour}
      />
      <g fill={wood} opacity=".5">
        <ellipse cx="-84" cy="66" rx="22" ry="28" />
        <ellipse cx="84" cy="66" rx="22" ry="28" />
      </g>
      <path d="M-44-74H44Q40 20 0 56-40 20-44-74Z" fill={trim} />
      <path d="M-32-160h64v34h-64Zm0 42h64v34h-64Z" fill={trim} />
      <Stroke d="M-50-64Q-44 10-12 46M50-64Q44 10 12 46" colour={wood} width={7} opacity={0.6} />
      {children}
    </g>
  )
}

/** An arm bent at the elbow, shoulder top left and fist to the right; the tip of the elbow is at 176, 330. */
export function BentArm({ skin, sleeve }: { skin: Skin; sleeve: string }) {
  return (
    <>
      <Stroke d="M170-20 190 286 440 190" colour={skins[skin]} width={88} />
      <path d="M420 120q60-30 96 14 24 50-16 84-44 26-84-8Z" fill={skins[skin]} />
      <Stroke d="M470 140q20 6 26 24m-40-6q18 6 24 22" colour="#000" opacity={0.14} width={6} />
      <path d="M110-20h124l10 130H118Z" fill={sleeve} />
    </>
  )
}

/** Calf, ankle and foot from the side with room for what lies inside, the toes to the left; the heel is at 396, 380. */
export function LowerLeg({ skin, trousers }: { skin: Skin; trousers?: string }) {
  return (
    <>
      <path
        d="M230-10h150q34 90 10 170-22 70-14 130 4 40 34 70 8 32-26 36H118q-42-2-32-34 12-24 60-36 66-20 84-70 14-60-6-130-20-70 6-136Z"
        fill={skins[skin]}
      />
      {trousers && <path d="M214-10h180l8 46H212Z" fill={trousers} />}
    </>
  )
}
