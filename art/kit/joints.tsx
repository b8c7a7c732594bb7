import type { ReactNode } from 'react'
import { bone, mint, type Skin, skins, wood } from './colours.ts'
import { at, type Place } from './place.ts'
import { Stroke } from './stroke.tsx'

/** The hip joint from the front: socket to the left, thigh bone to the right, 400 high; x, y is the head of the thigh bone. */
export function HipJoint({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path d="M-190-150q150-60 230 20 44 60 12 100-30-50-76-24-42 30-24 84-60 30-110-16-50-60-32-164Z" fill={bone} />
      <circle r="52" fill={bone} />
      <path d="M20-44q60 0 90-14 40-4 40 44-2 30-14 60l-6 214H58l-8-170Q40 60 6 50Z" fill={bone} />
      <path d="M-56-16q18-50 74-44" fill="none" stroke={mint} strokeWidth="11" strokeLinecap="round" />
      {children}
    </g>
  )
}

/** The bones of a knee from the front, 420 high; x, y is the joint. The kneecap is drawn by the picture: it may have moved. */
export function KneeBones({ children, ...place }: Place & { children?: ReactNode }) {
  return (
    <g transform={at(place)}>
      <path d="M-38-210h76v104q34 24 38 66-4 28-40 28-22 0-36-16-14 16-36 16-36 0-40-28 4-42 38-66Z" fill={bone} />
      <path d="M-76 14q76-16 152 0 6 34-34 50v146h-84V64q-40-16-34-50Z" fill={bone} />
      <Stroke d="M74 70v140" colour={bone} width={21} />
      <path d="M-74-8q36 8 70-2v16q-36 8-70-2ZM74-8q-36 8-70-2v16q36 8 70-2Z" fill={mint} />
      {children}
    </g>
  )
}

/** The kneecap, to lay on KneeBones. */
export function Kneecap(place: Place) {
  return (
    <g transform={at(place)}>
      <path d="M0-38q36 0 36 32-6 36-36 48-30-12-36-48 0-32 36-32Z" fill={bone} />
      <path d="M0-38q36 0 36 32-6 36-36 48-30-12-36-48 0-32 36-32Z" fill={wood} opacity=".35" />
    </g>
  )
}

/** A bent leg from the side, the thigh from the left; the front of the knee is at 330, 160. */
export function BentKnee({ skin, shorts }: { skin: Skin; shorts: string }) {
  return (
    <>
      <path
        d="M-20 250q130-120 250-150 80-10 100 60 10 40-6 100l-26 170H166l24-160q-100 30-210 110Z"
        fill={skins[skin]}
      />
      <path d="M-20 220q70-60 130-96l80 120q-100 40-210 130Z" fill={shorts} />
    </>
  )
}

/** A shoulder from the front with collarbone, shoulder blade and upper arm bone; the joint is at 352, 196. */
export function ShoulderJoint({
  skin,
  head = [352, 196],
}: {
  skin: Skin /** Where the ball is. */
  head?: [number, number]
}) {
  const [x, y] = head
  return (
    <>
      <path d="M40-10h120v60q0 30 60 44 140 20 190 100 40 70 44 236H300l-14-150-20 150H-20V-10Z" fill={skins[skin]} />
      <path d="M196 170q70-30 116 10 10 60-10 90-30 70-50 90-50-90-56-190Z" fill={bone} opacity=".75" />
      <Stroke d="M96 130q60-30 120 0t110 10" colour={bone} width={25} />
      <path d="M300 126q70-10 90 36-40-4-74-6Z" fill={bone} />
      <Stroke d={`M${x + 4} ${y + 10}q10 110 18 230`} colour={bone} width={38} />
      <circle cx={x} cy={y} r="42" fill={bone} />
      <path d={`M${x - 42} ${y - 16}q-8 20 0 40`} fill="none" stroke={mint} strokeWidth="10" strokeLinecap="round" />
    </>
  )
}
