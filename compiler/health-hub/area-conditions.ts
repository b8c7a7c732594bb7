import type { PageSource } from '../read/read-pages.ts'
import type { BodyArea } from './body-area.ts'

/** Which conditions belong to which area. */
export interface AreaConditions {
  /** Ids of the condition pages of an area. */
  of(area: BodyArea): string[]
  /** The area under which a page is found: its own, else that of its group, else the first that lists it. */
  areaOf(id: string): BodyArea | undefined
}

/** A condition belongs to the area it names, else to the one with the longest beginning of its code; and to those of its group. */
export function groupConditions(areas: readonly BodyArea[], sources: readonly PageSource[]): AreaConditions {
  const pages = new Map<string, string[]>(areas.map(({ id }) => [id, []]))
  const ownArea = new Map<string, BodyArea>()
  for (const { id, record } of sources) {
    if (record.kind !== 'condition') continue
    const own = record.bodyArea ?? areaOfCode(areas, record.icpc2)
    for (const area of areas) {
      if (area.id === own) ownArea.set(id, area)
      if (area.id === own || area.groups.includes(record.group)) pages.get(area.id)!.push(id)
    }
  }
  return {
    of: ({ id }) => pages.get(id) ?? [],
    areaOf: (id) =>
      ownArea.get(id) ??
      areas.find((area) => pages.get(area.id)!.includes(id)) ??
      areas.find(({ common }) => common.includes(id)),
  }
}

function areaOfCode(areas: readonly BodyArea[], code: string | undefined): string | undefined {
  if (code === undefined) return
  const fitting = areas.flatMap(({ id, icpc2 }) =>
    icpc2.filter((it) => code.startsWith(it)).map((it) => ({ id, length: it.length })),
  )
  return fitting.sort((a, b) => b.length - a.length)[0]?.id
}
