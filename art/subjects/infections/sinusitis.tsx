import { Backdrop } from '../../kit/backdrop.tsx'
import { blush, coral, denim, mint, mist, sun, wood } from '../../kit/colours.ts'
import { Person } from '../../kit/person.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** Pressure above and below the eyes. */
export function Sinusitis() {
  return (
    <>
      <Backdrop wall={mist} disc={blush} floor={wood} />
      <Person
        x={260}
        y={200}
        scale={2.1}
        skin="light"
        style="side"
        hair="brown"
        clothes="sweater"
        colour={denim}
        mood="sore"
        height={110}
      />
      <g fill={sun} opacity=".85">
        <path d="M222 168q18-14 34-2-2 14-18 16t-16-14ZM298 168q-18-14-34-2 2 14 18 16t16-14Z" />
        <path d="M218 222q16-10 28 0 0 18-14 18t-14-18ZM302 222q-16-10-28 0 0 18 14 18t14-18Z" />
      </g>
      <Stroke d="m196 120-20-24m148 24 20-24m-84-6V62" colour={coral} width={9} />
      <path d="M420 340h100v56H420Z" fill={mint} />
      <path d="M440 340q30-60 60 0Z" fill="#fff" />
    </>
  )
}
