import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, leaf, mint, mist, night, plum, rose, sky, slate, sun, wood } from '../../kit/colours.ts'
import { Snowflake } from '../../kit/nature.tsx'
import { Syringe } from '../../kit/remedies.tsx'

/** A tray of vials, kept cold. */
export function Vaccines() {
  return (
    <>
      <Backdrop wall={sky} disc={mist} floor={wood} depth={50} />
      <path d="M70 330h420v44H70Z" fill={slate} />
      <path d="M90 310h380v26H90Z" fill="#fff" />
      {[130, 210, 290, 370].map((x, index) => (
        <g key={x}>
          <rect x={x} y="190" width="56" height="130" rx="10" fill="#fff" opacity=".85" />
          <rect x={x} y="250" width="56" height="70" rx="10" fill={[mint, coral, sun, rose][index]} />
          <path d={`M${x + 12} 168h32v24h-32Z`} fill={night} />
          <path d={`M${x + 8} 154h40v18h-40Z`} fill={[leaf, coral, sun, plum][index]} />
        </g>
      ))}
      <Syringe x={478} y={150} turn={28} scale={0.9} />
      <Snowflake x={86} y={100} scale={0.86} />
    </>
  )
}
