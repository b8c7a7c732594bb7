import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, night, pine, sky, wood } from '../../kit/colours.ts'
import { Stroke } from '../../kit/stroke.tsx'

/** A kettle that boils over. */
export function Anger() {
  return (
    <>
      <Backdrop wall={sky} disc={blush} y={230} floor={wood} />
      <path d="M120 396h320v-30H120Z" fill={night} />
      <path d="M150 366h220v-10H150Z" fill={coral} />
      <path d="M160 350q-10-150 110-154 120 4 110 154Z" fill={coral} />
      <path d="M372 260q60-10 70-70l-26-14q-10 40-50 44Z" fill={coral} />
      <Stroke d="M190 200q10-80 80-80t80 80" colour={night} width={14} />
      <path d="M206 190q10-26 64-26t64 26Z" fill={pine} transform="rotate(-10 270 180)" />
      <circle cx="262" cy="152" r="12" fill={night} />
      <Stroke d="M196 320q-10-50 16-80" colour="#fff" opacity={0.5} width={12} />
      <Stroke d="M446 160q-16-26 4-50t0-50m38 100q-16-26 4-50t0-50M400 150q-12-24 4-44t0-44" colour="#fff" width={11} />
      <Stroke d="m122 150-30-20m70-40-16-30m90 0v-30" colour={coral} width={9} />
    </>
  )
}
