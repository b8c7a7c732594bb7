import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, denim, mist, night, sky, slate, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A battery that runs low, and the weights left on the floor. */
export function LowTestosterone() {
  return (
    <>
      <Backdrop wall={mist} disc={sky} x={190} floor={wood} />
      <Person
        x={180}
        y={180}
        scale={1.5}
        skin="light"
        style="crop"
        hair="grey"
        clothes="sweater"
        colour={denim}
        mood="calm"
        beard="stubble"
        height={160}
      />
      <g transform="translate(426 150)">
        <rect x="-64" y="-90" width="128" height="220" rx="20" fill={night} />
        <rect x="-26" y="-112" width="52" height="26" rx="8" fill={night} />
        <rect x="-50" y="-76" width="100" height="192" rx="10" fill="#fff" />
        <rect x="-42" y="66" width="84" height="42" rx="6" fill={coral} />
      </g>
      <Stroke d="M340 364h140" colour={slate} width={14} />
      <path d="M326 334h30v60h-30Zm138 0h30v60h-30ZM306 344h20v40h-20Zm188 0h20v40h-20Z" fill={night} />
    </>
  )
}
