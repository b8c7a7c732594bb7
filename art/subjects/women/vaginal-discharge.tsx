import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, mist, pine, rose, sun } from '../../kit/colours.ts'
import { Drop } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A flower after rain, with a drop on its petal. */
export function VaginalDischarge() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} />
      <Stroke d="M280 420q-10-80 0-160" colour={pine} width={13} />
      <path d="M276 350q-70-10-90-66 80-4 90 66Zm6-20q60-20 70-70-70 6-70 70Z" fill={leaf} />
      <path d="M280 270q-130 20-150-90 80-30 150 90Z" fill={rose} />
      <path d="M280 270q130 20 150-90-80-30-150 90Z" fill={rose} />
      <path d="M280 270Q190 160 230 60q60 20 50 210Z" fill={coral} />
      <path d="M280 270q90-110 50-210-60 20-50 210Z" fill={coral} />
      <path d="M280 276q-60-70 0-170 60 100 0 170Z" fill={blush} />
      <circle cx="280" cy="252" r="15" fill={sun} />
      <Drop x={374} y={214} scale={0.9} />
      <Drop x={226} y={120} scale={0.6} />
      <Drop x={372} y={320} scale={1.1} />
    </>
  )
}
