import { fjord, forest, islands, land, oslo, parks, river, south, sweden } from './geography.ts'
import { createProjection, smoothPath } from './project.ts'

// The grounds of the maps are files of their own, as all pictures are: pages with a map do not carry the coast along.

const trees = [
  [60, 22],
  [96, 8],
  [250, 12],
  [470, 8],
  [520, 26],
  [590, 14],
]

export function OsloGround() {
  const { width, height, project } = createProjection(oslo)
  const path = (places: typeof fjord, closed = true) => smoothPath(places.map(project), closed)
  const discs = (places: typeof parks, fill: string) =>
    places.map(({ at, size }) => {
      const { x, y } = project(at)
      return <ellipse key={`${x}`} cx={x} cy={y} rx={size} ry={size * 0.8} fill={fill} />
    })
  return (
    <>
      <rect width={width} height={height} fill="var(--sand)" />
      <path d={path(forest)} fill="var(--mist)" />
      {discs(parks, 'var(--mist)')}
      <path d={path(river, false)} fill="none" stroke="var(--sky)" strokeWidth="7" strokeLinecap="round" />
      <path d={path(fjord)} fill="var(--sky)" />
      {discs(islands, 'var(--sand)')}
      {trees.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}l11 24h-6v6h-10v-6h-6z`} fill="var(--fjord)" opacity=".5" />
      ))}
    </>
  )
}

export function SouthGround() {
  const { width, height, project } = createProjection(south)
  const capital = project([59.915, 10.74])
  return (
    <>
      <rect width={width} height={height} fill="var(--sky)" />
      <path d={smoothPath(sweden.map(project), true)} fill="var(--mist)" />
      <path d={smoothPath(land.map(project), true)} fill="var(--sand)" />
      <circle cx={capital.x} cy={capital.y} r="5" fill="none" stroke="var(--soft)" strokeWidth="2" />
    </>
  )
}
