import { Backdrop } from '../../kit/backdrop.tsx'
import { BareBack } from '../../kit/chest.tsx'
import { blush, denim, honey, sand } from '../../kit/colours.ts'
import { SunDisc } from '../../kit/things.tsx'

/** A back with pale patches that did not tan. */
export function SkinFungus() {
  return (
    <>
      <Backdrop wall={blush} disc={sand} />
      <BareBack skin="brown" hair="black" colour={denim} />
      <g fill={honey} opacity=".55">
        <path d="M178 138c20-16 54-8 56 14s-26 32-48 26-28-26-8-40ZM316 158c20-14 60-10 60 14s-34 36-56 26-24-26-4-40ZM236 226c16-12 40-6 40 10s-20 22-34 16-20-16-6-26Z" />
        <circle cx="166" cy="216" r="20" />
        <circle cx="388" cy="244" r="24" />
        <circle cx="324" cy="252" r="14" />
        <circle cx="204" cy="276" r="13" />
        <circle cx="140" cy="256" r="10" />
        <circle cx="350" cy="300" r="12" />
      </g>
      <SunDisc x={500} y={60} r={36} />
    </>
  )
}
