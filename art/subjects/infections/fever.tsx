import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, sand, sky, slate, water } from '../../kit/colours.ts'
import { Head } from '../../kit/head.tsx'
import { Bed } from '../../kit/room.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A child in bed with a cool cloth on the forehead, and the line of the thermometer that rises. */
export function Fever() {
  return (
    <>
      <Backdrop wall={sky} floor={sand} depth={30} />
      <rect x="424" y="36" width="64" height="248" rx="32" fill="#fff" />
      <circle cx="456" cy="290" r="50" fill="#fff" />
      <circle cx="456" cy="290" r="36" fill={coral} />
      <Stroke d="M456 280V104" colour={coral} width={26} />
      <Stroke d="M502 90h22m-22 46h14m-14 46h22m-22 46h14" colour={slate} width={7} />
      <circle cx="124" cy="236" r="106" fill={coral} opacity=".16" />
      <Bed x={34} y={404} blanket={leaf}>
        <g transform="translate(86 -140) rotate(-10) scale(1.65)">
          <Head skin="brown" style="curly" hair="black" mood="asleep" />
          <path d="M-32-22q32-14 64 0l2 17q-34-10-68 0Z" fill={water} />
        </g>
      </Bed>
      <Stroke
        d="M88 114q-14-16 0-32t0-32m44 60q-14-16 0-32t0-32m44 68q-14-16 0-32t0-32"
        colour={coral}
        width={7}
        opacity={0.7}
      />
    </>
  )
}
