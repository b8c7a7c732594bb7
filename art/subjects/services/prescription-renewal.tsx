import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, honey, leaf, sand, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'
import { Words } from '../../kit/things.tsx'

/** The same medicine, once more. */
export function PrescriptionRenewal() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} floor={wood} />
      <g transform="translate(280 396)">
        <rect x="-76" y="-196" width="152" height="196" rx="18" fill={honey} />
        <rect x="-88" y="-240" width="176" height="54" rx="12" fill="#fff" />
        <rect x="-76" y="-150" width="152" height="96" fill="#fff" />
        <Words x={-52} y={-122} widths={[104, 76, 92]} gap={20} />
      </g>
      <Stroke
        d="M130 300a170 170 0 0 1 40-220m-44 20 44-22 16 48M430 160a170 170 0 0 1-20 200m46-24-46 26-20-46"
        colour={leaf}
        width={15}
      />
    </>
  )
}
