import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, fold, night, sand, slate } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A plate with a tangle that loosens into a heart. */
export function EatingDisorders() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} r={196} />
      <circle cx="280" cy="214" r="150" fill="#fff" />
      <circle cx="280" cy="214" r="108" fill={fold} />
      <Stroke
        d="M240 200c-30-30-6-70 30-56s36 60 2 66-50-40-14-62 70 10 50 44-70 20-60-14 50-30 60 0"
        colour={night}
        width={6}
      />
      <Stroke
        d="M300 196c20 20 10 40-10 44s-20 20-4 32c10 8 20 2 24-6 6-20 40-16 36 10-4 20-24 30-36 42-16-12-36-22-38-42"
        colour={coral}
        width={7}
      />
      <Stroke d="M70 380V200m-24-110v60q0 40 24 46m0-106v60m24-60v60q0 40-24 46" colour={slate} width={11} />
      <path d="M480 90q40 30 36 130h-28v160q-14 14-24 0V90q6-10 16 0Z" fill={slate} />
    </>
  )
}
