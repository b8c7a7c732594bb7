import { coral, fjord, leaf, roofs, sun, trim, walls } from '../kit/colours.ts'
import { OurDoor, Sign, Windows } from './house.tsx'
import { Bus, Street, Tree } from './street.tsx'

/** North of Majorstuen: long rows of brick from the thirties with round balconies, the bus at its stop. */
export function Kirkeveien() {
  const balconies = [158, 222]
  return (
    <Street disc={[90, 70]}>
      <path d="M446 372V188l22-96 22 96v184Z" fill={walls.slate} />
      <path d="M446 188h44v10h-44Z" fill={trim} />
      <path d="M30 372V126h398v246Z" fill={walls.brick} />
      <path d="M20 126h418v-14H20Z" fill={roofs.dark} />
      <Windows x={52} y={146} columns={3} rows={3} width={26} height={34} gapX={16} gapY={30} lamps={[1, 3, 8]} />
      <Windows x={318} y={146} columns={2} rows={2} width={30} height={34} gapX={16} gapY={30} lamps={[2]} />
      <Windows
        x={208}
        y={146}
        columns={2}
        rows={3}
        width={32}
        height={34}
        gapX={12}
        gapY={30}
        bars={false}
        lamps={[0, 5]}
      />
      {balconies.map((top) => (
        <path key={top} d={`M198 ${top + 24}h98v10q0 12-14 12h-70q-14 0-14-12Z`} fill={trim} />
      ))}
      <path d="M30 306h160v8H30Z" fill={trim} />
      <OurDoor x={354} y={372} scale={0.9} />
      <Sign x={392} y={288} />
      <Tree x={522} y={372} scale={1.1} colour={leaf} />
      <path d="M8 400v-66h34" stroke={fjord} strokeWidth="5" fill="none" />
      <path d="M26 320h30v26H26Z" fill={sun} />
      <Bus x={66} y={408} scale={0.94} colour={coral} />
    </Street>
  )
}
