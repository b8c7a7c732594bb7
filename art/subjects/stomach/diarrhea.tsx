import { Backdrop } from '../../kit/backdrop.tsx'
import { coral, fold, mist, night, slate, sun, wood } from '../../kit/colours.ts'
import { Glass } from '../../kit/remedies.tsx'
import { Stroke } from '../../kit/stroke.tsx'

/** A small room, a clock, and a drink with salt and sugar. */
export function Diarrhea() {
  return (
    <>
      <Backdrop wall={mist} floor={wood} />
      <Stroke d="M0 260h560" colour="#fff" width={6} opacity={0.6} />
      <path d="M96 90h130v120H96Z" fill="#fff" />
      <path d="M84 78h154v24H84Z" fill={fold} />
      <path d="M70 214h190q0 90-66 104l10 78H116l10-78q-56-14-56-104Z" fill="#fff" />
      <ellipse cx="165" cy="216" rx="106" ry="20" fill={fold} />
      <path d="M310 150h90v14h-90Z" fill={slate} />
      <circle cx="350" cy="180" r="44" fill="#fff" />
      <circle cx="350" cy="180" r="15" fill={wood} />
      <path d="M350 180h44v110q-12 10-22 0t-22 0Z" fill="#fff" />
      <circle cx="478" cy="110" r="52" fill={coral} />
      <circle cx="478" cy="110" r="40" fill="#fff" />
      <Stroke d="M478 110V84m0 26h20" colour={night} width={7} />
      <Glass x={472} y={396} scale={1.3} />
      <path d="M390 360h44v36h-44Z" fill={sun} />
    </>
  )
}
