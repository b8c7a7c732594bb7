import { memo } from 'react'
import { toPosition } from '#domain/map/mercator.ts'
import type { Ground } from './ground.ts'
import type { MapName } from './lay-out-names.ts'
import type { Placed } from './place-names.ts'
import { findScaleBar } from './scale-bar.ts'
import type { Screen } from './screen.ts'

/** Water, land and what is written on it. Hidden from screen readers: the clinics above it have names of their own. */
export function MapPicture({ ground, names, screen }: { ground: Ground; names: Placed<MapName>[]; screen: Screen }) {
  const { view, pixels, width, height } = screen
  const bar = findScaleBar(view.zoom, toPosition(view).lat, 90)
  return (
    <svg className="zoom-map-picture" width={width} height={height} aria-hidden="true">
      <g transform={ground.place(view, pixels, width, height)}>
        <Shapes ground={ground} />
      </g>
      <g className="zoom-map-names">
        {names.map(({ name, box }) => {
          const shown = screen.boxOf(box)
          if (name.kind === 'clinic') return null
          const { x, y } = screen.pointOf(name)
          return (
            <g key={`${name.kind} ${name.text} ${Math.round((name.x / pixels) * 1e6)}`} className={name.kind}>
              {name.kind === 'station' && <rect x={x - 3.5} y={y - 3.5} width="7" height="7" rx="1.5" />}
              {name.mark > 0 && name.kind !== 'station' && <circle cx={x} cy={y} r={name.mark - 1} />}
              <text x={shown.x + shown.width / 2} y={shown.y + shown.height / 2} dy="0.34em" textAnchor="middle">
                {name.text}
              </text>
            </g>
          )
        })}
      </g>
      <g className="zoom-map-bar">
        <path d={`M12 ${height - 18}v6h${bar.width}v-6`} />
        <text x={12 + bar.width + 8} y={height - 12}>
          {bar.metres < 1000 ? `${bar.metres} m` : `${bar.metres / 1000} km`}
        </text>
      </g>
    </svg>
  )
}

/** Long paths, which React need not compare at every move. */
const Shapes = memo(({ ground }: { ground: Ground }) => (
  <>
    <path className="land" d={ground.land} />
    <path className="water" d={ground.lakes} />
    <path className="land" d={ground.islands} />
    <path className="border" d={ground.border} />
  </>
))
