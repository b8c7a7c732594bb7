import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, leaf, pine, plum, rose, sand, wood } from '../../kit/colours.ts'
import { Dots } from '../../kit/dots.tsx'
import { Stroke } from '../../kit/stroke.tsx'
import { Sheet, Words } from '../../kit/things.tsx'

/** Cells under the microscope, a few of them changed. */
export function CellChanges() {
  return (
    <>
      <Backdrop wall={sand} floor={wood} />
      <circle cx="240" cy="206" r="168" fill={pine} />
      <circle cx="240" cy="206" r="148" fill={blush} />
      <Dots
        at="170 140 36, 244 116 34, 312 152 36, 150 218 34, 226 200 36, 306 236 38, 180 290 34, 256 286 34"
        fill={rose}
      />
      <Dots at="170 140 10, 244 116 10, 312 152 10, 150 218 10, 180 290 10" fill={plum} />
      <Dots at="226 200 20, 306 236 23, 256 286 19" fill={plum} />
      <circle cx="264" cy="240" r="86" fill="none" stroke={coral} strokeWidth="7" strokeDasharray="12 12" />
      <Sheet x={440} y={150} width={92} height={190} />
      <Stroke d="m456 190 8 10 16-20m-24 60 8 10 16-20m-24 60 8 10 16-20" colour={leaf} width={7} />
      <Words x={492} y={192} widths={[24, 24, 24]} gap={50} />
    </>
  )
}
