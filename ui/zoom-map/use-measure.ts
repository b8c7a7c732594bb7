import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Measure } from './lay-out-names.ts'
import type { Size } from './viewport.ts'

/** Size in rem, weight and line of each kind; zoom-map.css has the same. */
const fonts = {
  clinic: [0.9, 600, 1.75],
  city: [1, 700, 1.3],
  town: [0.85, 600, 1.3],
  station: [0.8, 500, 1.25],
  quarter: [0.8, 500, 1.25],
  water: [0.8, 500, 1.25],
} as const

/** How large the map is in an element, and how large texts are: nothing until it is on the screen. */
export function useMeasure(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState<Size>()
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect
      if (width > 0) setSize({ width, height: heightFor(width) })
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  const isKnown = size !== undefined
  const measure = useMemo((): Measure | undefined => {
    if (!isKnown) return undefined
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const family = getComputedStyle(element.current!).fontFamily
    const context = document.createElement('canvas').getContext('2d')!
    return (text, kind) => {
      const [letters, weight, line] = fonts[kind]
      context.font = `${weight} ${letters * rem}px ${family}`
      const padding = kind === 'clinic' ? 1.2 * rem : 2
      return { width: context.measureText(text).width + padding, height: letters * rem * line }
    }
  }, [element, isKnown])
  return { size, measure }
}

/** A little taller than wide where there is room, and never so tall that the page cannot be scrolled beside it. */
function heightFor(width: number): number {
  return Math.round(Math.max(260, Math.min(width * 1.1, innerHeight * 0.48, 520)))
}
