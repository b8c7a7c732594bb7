import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, cloth, coral, fold, honey, night, sand, sky, sun, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** Peanut, egg, prawn and milk. */
export function FoodAllergy() {
  return (
    <>
      <Backdrop wall={sand} disc={blush} r={196} />
      <circle cx="280" cy="210" r="160" fill="#fff" />
      <path d="M280 50v320M120 210h320" stroke={fold} strokeWidth="6" />
      <path
        d="M176 110c24-24 60-6 54 24-2 12-6 18 2 30 14 26-16 54-42 38-20-14-12-32-20-44-10-14-10-32 6-48Z"
        fill={wood}
      />
      <Stroke d="m190 124 6 10m16-14 4 12m-20 40 6 10m12-14 6 10" colour="#fff" width={4} opacity={0.5} />
      <path d="M360 90c30 0 46 46 40 70s-24 30-40 30-36-6-40-30 10-70 40-70Z" fill={honey} />
      <path
        d="M210 250c-60-6-70 76-10 84 30 2 50-16 50-36-16 4-20 12-40 10-20-4-14-30 4-30h30q-8-26-34-28Z"
        fill={coral}
      />
      <Stroke d="m176 266 14 10m-24 14 18 4m-8 26 14-10" colour="#fff" width={5} opacity={0.6} />
      <path d="M324 250h74l-8 80q-1 8-9 8h-40q-8 0-9-8Z" fill={sky} />
      <path d="M328 276h66l-5 52q-1 6-7 6h-42q-6 0-7-6Z" fill="#fff" />
      <path d="M328 276h66l-2 18h-62Z" fill={cloth} />
      <g transform="translate(486 90)">
        <path d="M0-50 56 46H-56Z" fill={sun} />
        <Stroke d="M0-14v26m0 16v1" colour={night} width={10} />
      </g>
    </>
  )
}
