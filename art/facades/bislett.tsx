import { mint, roofs, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bicycle, Street, Tram, Tree } from './street.tsx'

/** Pilestredet: a plain block of the thirties, the curve of the stadium behind it, the tram in front. */
export function Bislett() {
  return (
    <Street disc={[98, 74]}>
      <path d="M0 372V250q0-34 40-42 110-20 210 0v164Z" fill={mint} />
      <path d="M0 250q120-40 250-14" stroke={trim} strokeWidth="10" fill="none" />
      <Windows
        x={14}
        y={276}
        columns={5}
        rows={1}
        width={30}
        height={58}
        gapX={16}
        arched
        bars={false}
        lamps={[1, 3]}
      />
      <path d="M238 372V92h252v280Z" fill={walls.ochre} />
      <path d="M228 92h272V78H228Z" fill={roofs.dark} />
      <Windows x={262} y={118} columns={5} rows={3} width={28} height={34} gapX={18} gapY={24} lamps={[1, 5, 8, 14]} />
      <path d="M238 292h252v8H238Z" fill={trim} />
      <OurDoor x={296} y={372} scale={0.86} />
      <Sign x={336} y={296} />
      <Tree x={524} y={372} />
      <Tram x={372} y={404} scale={0.92} />
      <Bicycle x={104} y={392} scale={0.9} />
      <Bicycle x={150} y={392} scale={0.9} colour={mint} />
    </Street>
  )
}
