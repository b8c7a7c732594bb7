import type { Country } from '#domain/locale.ts'
import type { Link } from '../link.ts'
import { oslo, type Region, south } from './geography.ts'
import { placeLabels } from './place-labels.ts'
import { createProjection, type Point } from './project.ts'

export interface MapClinic extends Link {
  id: string
  position: { lat: number; lng: number }
}

/** Our map only shows Norway. */
export const hasMap = (country: Country) => country === 'norway'

/** Our own drawn map: Oslo close up, the rest of the south beside it. No map service is asked, so nobody learns who looks. */
export function ClinicMap({
  label,
  clinics,
  artBase,
  isClose = false,
}: {
  label: string
  clinics: MapClinic[]
  /** Folder of the illustrations, with its slash at the end. */
  artBase: string
  /** Only the quarters around the first clinic; where they are not drawn in detail, the whole region. */
  isClose?: boolean
}) {
  const near = clinics.filter(({ position }) => createProjection(oslo).holds([position.lat, position.lng]))
  const far = clinics.filter((clinic) => !near.includes(clinic))
  return (
    <nav className="maps" aria-label={label}>
      {near.length > 0 && (
        <Drawing
          region={oslo}
          ground={`${artBase}map-oslo.svg#a`}
          clinics={near}
          labels={isClose ? ['ordinary'] : ['ordinary', 'large']}
          isClose={isClose}
        />
      )}
      {far.length > 0 && (
        <Drawing region={south} ground={`${artBase}map-south.svg#a`} clinics={far} labels={['ordinary']} />
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
  ground,
  isClose,
}: {
  region: Region
  clinics: MapClinic[]
  labels: LabelSize[]
  /** The address of the drawing below. */
  ground: string
  isClose?: boolean
}) {
  const { width, height, project } = createProjection(region)
  const { position } = clinics[0]!
  const view = isClose
    ? viewAround(project([position.lat, position.lng]), { width, height })
    : { x: 0, y: 0, width, height }
  return (
    <div className={`map ${region.id}`}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the ground is hidden, the labels are links with names */}
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} width={view.width} height={view.height}>
        <use href={ground} />
        {labels.map((size) => (
          <Labels key={size} region={region} clinics={clinics} size={size} />
        ))}
      </svg>
    </div>
  )
}

/** A part of the drawing with a point in its middle, or as near to it as the edge allows. */
function viewAround({ x, y }: Point, whole: { width: number; height: number }) {
  const [width, height] = [420, 240]
  const between = (value: number, most: number) => Math.max(0, Math.min(value, most))
  return {
    x: between(x - width / 2, whole.width - width),
    y: between(y - height / 2, whole.height - height),
    width,
    height,
  }
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
