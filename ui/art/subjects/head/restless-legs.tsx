import { Backdrop } from '../../kit/backdrop.tsx'
import { cloth, denim, honey, mint, skins, sun, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Moon } from '../../kit/nature.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Legs that will not lie still under the blanket. */
export function RestlessLegs() {
  return (
    <>
      <Backdrop wall={denim} floor={wood} />
      <Moon x={90} y={80} />
      <Dots
        at={[
          [170, 60, 4],
          [220, 110, 3],
          [150, 130, 3],
          [280, 50, 4],
        ]}
        fill={honey}
      />
      <rect x="40" y="290" width="490" height="70" rx="16" fill={cloth} />
      <path d="M40 350h490v46H40Z" fill={wood} />
      <path d="M30 396V260q30-50 120-40l90 10q40-60 90-70l60 130v70Z" fill={mint} />
      <path d="M330 160q40-16 60 30l24 76q40 0 76-10 26-2 24 20-4 26-44 28l-90 4q-20-2-26-20Z" fill={skins.tan} />
      <path d="M300 300h160q40 0 60-4 20 0 18 20-6 22-40 24H300Z" fill={skins.tan} />
      <Stroke
        d="M420 170q20 20 22 50m20-66q24 28 26 66m-170-110q20-20 50-16m-60-20q30-24 70-18"
        colour={sun}
        width={8}
      />
    </>
  )
}
