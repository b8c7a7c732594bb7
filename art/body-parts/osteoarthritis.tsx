import { blush, coral, lamp, skins } from '../kit/colours.ts'
import { Limb } from '../kit/limb.tsx'
import { Pain } from '../kit/pain.tsx'

/** A worn joint between two bones: less cartilage on the right. */
export function Osteoarthritis() {
  return (
    <>
      <rect width="320" height="240" fill={blush} />
      <path d="M88-10h144v260H88Z" fill={skins.fair} />
      <path
        d="M128-10h64v64c0 14 30 16 30 34 0 20-28 24-44 18-12-4-24-4-36 0-16 6-44 2-44-18 0-18 30-20 30-34Z"
        fill={lamp}
      />
      <path
        d="M128 250h64v-62c0-16 30-16 30-34 0-14-22-14-44-12-12 2-24 2-36 0-22-2-44-2-44 12 0 18 30 18 30 34Z"
        fill={lamp}
      />
      <Limb d="M106 112q20 8 42-2" colour="#7fb7d6" width={9} />
      <Limb d="M106 140q20-4 42 2" colour="#7fb7d6" width={9} />
      <path d="M216 110l14-10 4 12ZM214 138l20 2-12 12Z" fill={lamp} />
      <Pain x={196} y={124} />
      <path d="M250 96q14 28 0 56M268 84q22 40 0 80" fill="none" stroke={coral} strokeWidth="6" strokeLinecap="round" />
    </>
  )
}
