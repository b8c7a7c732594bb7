import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, leaf, mist, night, pine, skins, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A ring that spreads from a tick bite, and the ferns where it happened. */
export function LymeDisease() {
  return (
    <>
      <Backdrop wall={mist} floor={leaf} depth={30} />
      <path d="M150-10h190q6 130-10 220-10 60 4 120l6 60H160q10-50 0-100-34-140-10-300Z" fill={skins.fair} />
      <path d="M136-10h218l-6 74H142Z" fill={denim} />
      <path d="M158 358h184v62H150Z" fill={wood} />
      <circle cx="246" cy="206" r="76" fill="none" stroke={coral} strokeWidth="20" opacity=".6" />
      <circle cx="246" cy="206" r="24" fill={coral} opacity=".75" />
      <g fill={night}>
        <ellipse cx="246" cy="208" rx="9" ry="11" />
        <circle cx="246" cy="196" r="5" />
      </g>
      <Stroke d="M470 410q-10-130 30-230M70 410q10-110-20-200" colour={pine} width={7} />
      <path
        d="M462 350q-50-4-60-34 44-6 60 34Zm2-50q-46-6-54-34 42-4 54 34Zm6-50q-36-8-42-30 34-2 42 30Zm-6 130q50-14 70-44-50-6-70 44Zm4-60q48-14 66-42-50-4-66 42Zm8-60q40-14 56-36-44-2-56 36ZM74 370q40-8 46-36-36-2-46 36Zm-2-60q34-10 40-32-32-2-40 32Zm-2 70q-50-8-60-34 44-6 60 34Zm0-60q-44-10-54-34 42-4 54 34Z"
        fill={leaf}
      />
    </>
  )
}
