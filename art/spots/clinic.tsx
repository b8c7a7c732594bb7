import { OurDoor, Sign, Windows } from '../facades/house.tsx'
import { leaf, roofs, trim, walls } from '../kit/colours.ts'

export function ClinicSpot() {
  return (
    <>
      <path d="M24 160V44h118v116Z" fill={walls.ochre} />
      <path d="M16 44h134V32H16Z" fill={roofs.dark} />
      <Windows x={38} y={56} columns={3} rows={1} width={18} height={26} gapX={16} lamps={[1]} />
      <path d="M24 94h118v5H24Z" fill={trim} />
      <Windows x={92} y={110} columns={1} rows={1} width={34} height={32} lamps={[0]} />
      <OurDoor x={60} y={160} scale={0.58} />
      <Sign x={142} y={52} />
      <path d="M172 160c-26-4-28-42 0-62 28 20 26 58 0 62Z" fill={leaf} />
      <path d="M172 160v-34" stroke={roofs.dark} strokeWidth="5" />
    </>
  )
}
