import { Backdrop } from '../../../kit/backdrop.tsx'
import { blush, coral, fjord, mist, rose, sun } from '../../../kit/colours.ts'
import { Stroke } from '../../../kit/stroke.tsx'

/** Muscles around the pelvis that learn to let go. */
export function PhysicalVulvodynia() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <path
        d="M280 60q60 40 50 110 70-20 120 30-30 70-110 70 10 70-60 110-70-40-60-110-80 0-110-70 50-50 120-30-10-70 50-110Z"
        fill={rose}
      />
      <path
        d="M280 110q34 30 28 76 46-10 80 18-26 46-80 40 4 50-28 80-32-30-28-80-54 6-80-40 34-28 80-18-6-46 28-76Z"
        fill={coral}
        opacity=".6"
      />
      <circle cx="280" cy="212" r="28" fill={sun} />
      <Stroke
        d="M280 30V0m150 90 24-20M130 90l-24-20m324 260 24 20M130 330l-24 20m174 40v30"
        colour={fjord}
        width={9}
      />
    </>
  )
}
