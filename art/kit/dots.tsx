/** A scatter of spots, each 'x y r', with commas between them: '10 20 4, 30 25 5'. */
export function Dots({ at, fill, opacity }: { at: string; fill: string; opacity?: number }) {
  return (
    <g fill={fill} opacity={opacity}>
      {at.split(', ').map((spot) => {
        const [x, y, r] = spot.split(' ')
        return <circle key={spot} cx={x} cy={y} r={r} />
      })}
    </g>
  )
}
