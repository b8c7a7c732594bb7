import { type LabelSize, labelSizes, type MapDrawing, type MapLayout } from './map-layout.ts'

interface ClinicLink {
  id: string
  name: string
  path: string
}

/** Our own drawn map. No map service is asked, so nobody learns who looks. */
export function ClinicMap({
  label,
  layout,
  clinics,
  artBase,
}: {
  label: string
  layout: MapLayout
  /** Each clinic of the layout, and where it leads. */
  clinics: ClinicLink[]
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

function Labels({
  drawing: { points, labels },
  links,
  size,
}: {
  drawing: MapDrawing
  links: (ClinicLink | undefined)[]
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
            <circle
              cx={cx}
              cy={cy}
              r={labelSizes[size].dot}
              fill="var(--coral)"
              stroke="var(--card)"
              strokeWidth="2.5"
            />
            <rect x={x} y={y} width={width} height={height} rx={height! / 2} fill="var(--card)" stroke="var(--line)" />
            <text x={centre} y={middle} dy="0.35em" textAnchor="middle" fill="var(--ink)">
              {link.name}
            </text>
          </a>
        )
      })}
    </g>
  )
}
