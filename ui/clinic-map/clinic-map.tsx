import type { Link } from '../link.ts'
import type { LabelSize, MapDrawing, MapLayout } from './map-layout.ts'

/** Our own drawn map. No map service is asked, so nobody learns who looks. */
export function ClinicMap({
  label,
  layout,
  clinics,
  artBase,
}: {
  label: string
  layout: MapLayout
  /** Where each clinic of the layout leads. */
  clinics: (Link & { id: string })[]
  /** Folder of the illustrations, with its slash at the end. */
  artBase: string
}) {
  return (
    <nav className="maps" aria-label={label}>
      {layout.map((drawing) => {
        const { region, view, labels } = drawing
        const links = drawing.clinics.map((id) => clinics.find((clinic) => clinic.id === id))
        return (
          <div key={region} className={`map ${region}`}>
            {/* biome-ignore lint/a11y/noSvgWithoutTitle: the ground is hidden, the labels are links with names */}
            <svg viewBox={view.join(' ')} width={view[2]} height={view[3]}>
              <use href={`${artBase}map-${region}.svg#a`} />
              {(Object.keys(labels) as LabelSize[]).map((size) => (
                <Labels key={size} drawing={drawing} links={links} size={size} />
              ))}
            </svg>
          </div>
        )
      })}
    </nav>
  )
}

const dots = { ordinary: 7, large: 11 }

function Labels({
  drawing: { points, labels },
  links,
  size,
}: {
  drawing: MapDrawing
  links: (Link | undefined)[]
  size: LabelSize
}) {
  const boxes = labels[size]!
  const middleOf = ([x, y, width, height]: number[]) => [x! + width! / 2, y! + height! / 2]
  return (
    <g className={`map-labels ${size}`}>
      <path
        d={points.map((point, index) => `M${point.join(' ')}L${middleOf(boxes[index]!).join(' ')}`).join('')}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
      {links.map((link, index) => {
        if (!link) return null
        const [x, y, width, height] = boxes[index]!
        const [centre, middle] = middleOf(boxes[index]!)
        const [cx, cy] = points[index]!
        return (
          <a key={link.path} className="map-pin" href={link.path}>
            <circle cx={cx} cy={cy} r={dots[size]} fill="var(--coral)" stroke="var(--card)" strokeWidth="2.5" />
            <rect x={x} y={y} width={width} height={height} rx={height! / 2} fill="var(--card)" stroke="var(--line)" />
            <text x={centre} y={middle} dy="0.35em" textAnchor="middle" fill="var(--ink)">
              {link.title}
            </text>
          </a>
        )
      })}
    </g>
  )
}
