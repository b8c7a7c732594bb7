import type { Link } from '../link.ts'
import { fjord, forest, islands, land, oslo, parks, type Region, river, south, sweden } from './geography.ts'
import { placeLabels } from './place-labels.ts'
import { createProjection, smoothPath } from './project.ts'

export interface MapClinic extends Link {
  id: string
  position: { lat: number; lng: number }
}

/** Our own drawn map: Oslo close up, the rest of the south beside it. No map service is asked, so nobody learns who looks. */
export function ClinicMap({ label, clinics }: { label: string; clinics: MapClinic[] }) {
  const near = clinics.filter(({ position }) => createProjection(oslo).holds([position.lat, position.lng]))
  const far = clinics.filter((clinic) => !near.includes(clinic))
  return (
    <nav className="maps" aria-label={label}>
      <Drawing region={oslo} clinics={near} labels={['ordinary', 'large']}>
        <OsloGround />
      </Drawing>
      {far.length > 0 && (
        <Drawing region={south} clinics={far} labels={['ordinary']}>
          <SouthGround />
        </Drawing>
      )}
    </nav>
  )
}

/** Where the whole map is shown at half its size, on a phone, names are drawn larger so that they stay readable. */
const labelSizes = {
  ordinary: { letter: 8.8, padding: 28, height: 30, dot: 7 },
  large: { letter: 14.5, padding: 36, height: 48, dot: 11 },
}
type LabelSize = keyof typeof labelSizes

function Drawing({
  region,
  clinics,
  labels,
  children,
}: {
  region: Region
  clinics: MapClinic[]
  labels: LabelSize[]
  children: React.ReactNode
}) {
  const { width, height } = createProjection(region)
  return (
    <div className="map">
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the ground is hidden, the labels are links with names */}
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        <g>{children}</g>
        {labels.map((size) => (
          <Labels key={size} region={region} clinics={clinics} size={size} />
        ))}
      </svg>
    </div>
  )
}

function Labels({ region, clinics, size }: { region: Region; clinics: MapClinic[]; size: LabelSize }) {
  const { width, height, project } = createProjection(region)
  const label = labelSizes[size]
  const points = clinics.map(({ title, position }) => ({
    ...project([position.lat, position.lng]),
    width: title.length * label.letter + label.padding,
    height: label.height,
  }))
  const boxes = placeLabels(points, { width, height })
  return (
    <g className={`map-labels ${size}`}>
      <g fill="none" stroke="var(--ink)" strokeWidth="1.5">
        {points.map(({ x, y }, index) => {
          const box = boxes[index]!
          return <path key={clinics[index]!.id} d={`M${x} ${y}L${box.x + box.width / 2} ${box.y + box.height / 2}`} />
        })}
      </g>
      {clinics.map((clinic, index) => {
        const box = boxes[index]!
        const point = points[index]!
        return (
          <a key={clinic.id} className="map-pin" href={clinic.path}>
            <circle
              cx={point.x}
              cy={point.y}
              r={label.dot}
              fill="var(--coral)"
              stroke="var(--card)"
              strokeWidth="2.5"
            />
            <rect {...box} rx={box.height / 2} fill="var(--card)" stroke="var(--line)" />
            <text
              x={box.x + box.width / 2}
              y={box.y + box.height / 2}
              dy="0.35em"
              textAnchor="middle"
              fill="var(--ink)"
            >
              {clinic.title}
            </text>
          </a>
        )
      })}
    </g>
  )
}

const trees = [
  [60, 22],
  [96, 8],
  [250, 12],
  [470, 8],
  [520, 26],
  [590, 14],
]

function OsloGround() {
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
      <path d="M150 470h44l-8 14h-28zM170 464v-44l26 40zM166 464v-34l-16 30z" fill="var(--card)" />
    </>
  )
}

function SouthGround() {
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
