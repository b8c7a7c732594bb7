import './zoom-map.css'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { toWorld, type WorldPoint } from '#domain/map/mercator.ts'
import { ClinicMarks } from './clinic-marks.tsx'
import { Controls } from './controls.tsx'
import { listenToGestures } from './gestures.ts'
import { drawGround } from './ground.ts'
import { groupClinics, inMainCity } from './group-clinics.ts'
import { layOutNames, type Measure } from './lay-out-names.ts'
import { MapPicture } from './map-picture.tsx'
import type { ZoomMapProps } from './map-props.ts'
import { createScreen } from './screen.ts'
import { useMeasure } from './use-measure.ts'
import { useView } from './use-view.ts'
import type { Size } from './viewport.ts'

/**
 * A map of our own that can be moved and zoomed: water, quarters, stations and clinics where they are, and no street, since no open data
 * of streets can be shipped along. It is an addition: whoever cannot see it has the list.
 */
export function ZoomMap(props: ZoomMapProps) {
  const { card } = props
  const [chosen, choose] = useState(props.chosen)
  const frame = useRef<HTMLDivElement>(null)
  const { size, measure } = useMeasure(frame)
  return (
    <div className="zoom-map">
      <div ref={frame}>{size && measure && <Drawing {...props} {...{ size, measure, chosen, choose }} />}</div>
      <div className="zoom-map-card" aria-live="polite">
        {chosen && card(chosen)}
      </div>
    </div>
  )
}

interface DrawingProps extends ZoomMapProps {
  size: Size
  measure: Measure
  chosen?: string
  choose: (id: string) => void
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-90, 0],
  ArrowRight: [90, 0],
  ArrowUp: [0, -90],
  ArrowDown: [0, 90],
}

function Drawing({ data, clinics, words, nameGroup, size, measure, chosen, choose }: DrawingProps) {
  const keysId = useId()
  const svg = useRef<SVGSVGElement>(null)
  const ground = useMemo(() => drawGround(data), [data])
  const points = useMemo(() => clinics.map((it) => ({ ...it, point: toWorld(it.position) })), [clinics])
  const map = useView(
    data,
    clinics.map(({ position }) => position),
    size,
    chosen ? placeOf(chosen) : undefined,
  )
  const screen = createScreen(map.view, size)
  const { zoom } = map.view
  const seen = useMemo(() => createScreen(map.view, size).seen, [map.view, size])
  const groups = useMemo(() => groupClinics(points, screen.pixels), [points, screen.pixels])
  const names = useMemo(
    () => layOutNames({ names: data.names, groups, zoom, measure, isLand: ground.isLand, seen, selected: chosen }),
    [data, groups, zoom, measure, ground, seen, chosen],
  )
  const gestures = useRef(map.gestures)
  gestures.current = map.gestures
  useEffect(() => listenToGestures(svg.current!, () => gestures.current), [])

  function placeOf(id: string) {
    return clinics.find((clinic) => clinic.id === id)!.position
  }
  /** Browsers scroll the page to where the focus would be beyond the map's edge: back to the map, then. */
  function find(lost: WorldPoint) {
    map.centre(lost)
    requestAnimationFrame(() => svg.current?.parentElement?.scrollIntoView({ block: 'nearest' }))
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key]
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (arrow) map.pan(...arrow)
    else if (event.key === '+' || event.key === '=') map.zoom(1)
    else if (event.key === '-') map.zoom(-1)
    else if (event.key === 'Home' || event.key === '0') map.showAll()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div
      className="zoom-map-view"
      role="group"
      aria-label={words.mapLabel}
      aria-describedby={keysId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
      tabIndex={0}
      onKeyDown={press}
    >
      <MapPicture {...{ ground, names, screen }} />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the group around it has the name, the clinics have their own */}
      <svg ref={svg} className="zoom-map-marks" width={size.width} height={size.height}>
        <ClinicMarks
          {...{ groups, names, screen, chosen }}
          nameOf={({ clinics: some }) => {
            const [first] = some
            const { facts } = clinics.find(({ id }) => id === first!.id)!
            if (some.length === 1) return [first!.name, facts].filter(Boolean).join(', ')
            return nameGroup(inMainCity(some)[0]!.city, some.length)
          }}
          onLost={find}
          onChoose={({ clinics: some }) =>
            some.length === 1 ? choose(some[0]!.id) : map.show(inMainCity(some).map(({ id }) => placeOf(id)))
          }
        />
      </svg>
      <div className="zoom-map-foot">
        <p>
          <span className="zoom-map-fingers">{words.map.fingers} </span>
          {words.map.credits}
        </p>
        <Controls
          words={words.map}
          canZoomIn={map.canZoom(1)}
          canZoomOut={map.canZoom(-1)}
          onZoom={map.zoom}
          onShowAll={map.showAll}
        />
      </div>
      <p id={keysId} className="unseen">
        {words.map.keys}
      </p>
    </div>
  )
}
