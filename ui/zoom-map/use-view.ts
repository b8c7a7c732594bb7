import { useEffect, useRef, useState } from 'react'
import type { MapData } from '#domain/map/map-data.ts'
import type { Position } from '#domain/places/distance.ts'
import { fitPlaces, limitView, panBy, type Size, type View, zoomAround, zoomAtPlace } from './viewport.ts'

const duration = 220

/** The part of the map that is seen, and how it changes: at once under a finger, in a short move after a button. */
export function useView(data: MapData, places: Position[], size: Size, first?: Position) {
  const limit = (view: View) => limitView(view, size, data)
  const all = () => limit(fitPlaces(places, size))
  // One clinic of many is looked at closely; the others are around it.
  const [moved, setMoved] = useState<View | undefined>(first && fitPlaces([first], size, 13.2))
  const view = limit(moved ?? all())
  // Several events can come before the next render: each starts from the last one's view.
  const latest = useRef(view)
  latest.current = view
  const frame = useRef(0)
  useEffect(() => () => cancelAnimationFrame(frame.current), [])

  function show(next: View) {
    latest.current = limit(next)
    setMoved(latest.current)
  }
  function jump(next: View) {
    cancelAnimationFrame(frame.current)
    show(next)
  }
  function glide(next: View) {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return jump(next)
    cancelAnimationFrame(frame.current)
    const [from, to, start] = [latest.current, limit(next), performance.now()]
    const step = (now: number) => {
      const part = Math.min(1, (now - start) / duration)
      const eased = part * (2 - part)
      const between = (key: keyof View) => from[key] + (to[key] - from[key]) * eased
      show(part < 1 ? { x: between('x'), y: between('y'), zoom: between('zoom') } : to)
      if (part < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }
  return {
    view,
    showAll: () => glide(all()),
    show: (some: Position[]) => glide(fitPlaces(some, size)),
    /** Brings a place into the middle. */
    centre: ({ x, y }: { x: number; y: number }) => jump({ x, y, zoom: latest.current.zoom }),
    pan: (right: number, down: number) => glide(panBy(latest.current, right, down)),
    zoom: (steps: number) => glide(zoomAtPlace(latest.current, latest.current.zoom + steps, places, size)),
    /** Whether the button would change anything. */
    canZoom: (steps: number) => Math.abs(limit({ ...view, zoom: view.zoom + steps }).zoom - view.zoom) > 0.01,
    gestures: {
      panBy: (right: number, down: number) => jump(panBy(latest.current, right, down)),
      zoomBy: (steps: number, x: number, y: number) => {
        const before = latest.current
        jump(zoomAround(before, before.zoom + steps, x - size.width / 2, y - size.height / 2))
        return latest.current.zoom !== before.zoom
      },
      zoomTo: (x: number, y: number) =>
        glide(zoomAround(latest.current, latest.current.zoom + 1, x - size.width / 2, y - size.height / 2)),
    },
  }
}
