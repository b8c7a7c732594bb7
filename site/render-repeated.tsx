import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PlacePart, PlacePartContext } from '#ui/repeated/repeated.tsx'

interface Part {
  html?: string
}

/** Parts rendered on an earlier page, by their props. */
const parts = new WeakMap<object, Map<string, Part>>()

function partOf(thing: object, state: string): Part {
  const states = parts.get(thing) ?? new Map<string, Part>()
  parts.set(thing, states)
  const part = states.get(state) ?? {}
  states.set(state, part)
  return part
}

/**
 * The same HTML as renderToString, with less work: menu and footer are about half of what React renders of a page, and the
 * same on all of them. React cannot insert HTML between its elements, so each such part gets a placeholder element with a
 * custom name, which is replaced when React is done.
 */
export function renderWithRepeated(page: ReactNode): string {
  const placed: Part[] = []
  const place: PlacePart = (of, state, draw) => {
    const part = partOf(of, state)
    const n = placed.push(part) - 1
    return createElement('repeated-part', { n }, part.html === undefined ? draw() : null)
  }
  const html = renderToString(<PlacePartContext value={place}>{page}</PlacePartContext>)
  return html.replace(/<repeated-part n="(\d+)">(.*?)<\/repeated-part>/gs, (_, n: string, drawn: string) => {
    const part = placed[Number(n)]!
    part.html ??= drawn
    return part.html
  })
}
