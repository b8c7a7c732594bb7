/** The wall, a disc that gathers the picture, and the floor or table edge. */
export function Backdrop({
  wall,
  disc,
  x = 280,
  y = 210,
  r = 184,
  floor,
  depth = 24,
}: {
  wall: string
  disc?: string
  x?: number
  y?: number
  r?: number
  floor?: string
  depth?: number
}) {
  return (
    <>
      <rect width="560" height="420" fill={wall} />
      {disc && <circle cx={x} cy={y} r={r} fill={disc} />}
      {floor && <rect y={420 - depth} width="560" height={depth} fill={floor} />}
    </>
  )
}
