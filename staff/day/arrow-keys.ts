import type { KeyboardEvent } from 'react'

const steps: Record<string, readonly [columns: number, rows: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Arrows go from booking to booking: up and down within a column, sideways to whoever comes at about the same time. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const visit = (event.target as HTMLElement).closest<HTMLElement>('.visit')
  if (!step || !visit || event.altKey || event.ctrlKey || event.metaKey) return
  const columns = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('.day-column'))
  const own = columns.findIndex((it) => it.contains(visit))
  const target = step[0] === 0 ? beside(visitsOf(columns[own]!), visit, step[1]) : inNext(columns, own, step[0], visit)
  if (!target) return
  event.preventDefault()
  target.focus()
}

const visitsOf = (column: HTMLElement) => Array.from(column.querySelectorAll<HTMLElement>('.visit'))

const topOf = (visit: HTMLElement) => visit.getBoundingClientRect().top

function beside(visits: HTMLElement[], visit: HTMLElement, rows: number): HTMLElement | undefined {
  return visits[visits.indexOf(visit) + rows]
}

/** The nearest in time in the next column that has anybody. */
function inNext(columns: HTMLElement[], own: number, step: number, visit: HTMLElement): HTMLElement | undefined {
  for (let index = own + step; columns[index]; index += step) {
    const distance = (it: HTMLElement) => Math.abs(topOf(it) - topOf(visit))
    const [nearest] = visitsOf(columns[index]!).sort((a, b) => distance(a) - distance(b))
    if (nearest) return nearest
  }
}
