import { Backdrop } from '../../kit/backdrop.tsx'
import { fold, leaf, mint, mist, rose, slate, wood } from '../../kit/colours.ts'
import { Germ } from '../../kit/germ.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Chicken that was not cooked through, and what grows on it. */
export function FoodPoisoning() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} depth={70} />
      <ellipse cx="250" cy="340" rx="210" ry="42" fill="#fff" />
      <ellipse cx="250" cy="332" rx="150" ry="26" fill={fold} />
      <path
        d="M150 316q-30-90 60-120 90-20 120 50 10 30 50 30l26-10q16 0 14 14-10 8-6 14 4 12-10 14l-44-6q-30-6-60 22-90 40-150-8Z"
        fill={wood}
      />
      <path d="M180 300q-10-60 50-74 50 0 50 40-40 40-100 34Z" fill={rose} />
      <Stroke d="M190 236q14-24 40-26" colour="#fff" opacity={0.4} width={9} />
      <Germ x={250} y={110} r={26} fill={leaf} />
      <Germ x={344} y={142} r={18} fill={mint} />
      <Germ x={150} y={140} r={15} fill={mint} />
      <Stroke d="M492 390V200m-22-60v40q0 24 22 24t22-24v-40m-22 0v44" colour={slate} width={10} />
    </>
  )
}
