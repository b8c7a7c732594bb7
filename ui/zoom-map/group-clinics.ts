import type { WorldPoint } from '#domain/map/mercator.ts'

/** Two targets nearer than this, in pixels, cannot be told apart by a finger. */
export const tooNear = 30

export interface Group<C> extends WorldPoint {
  clinics: C[]
}

/** Clinics that lie too near each other on the screen become one mark, in the middle of them. */
export function groupClinics<C extends { point: WorldPoint }>(clinics: C[], pixels: number): Group<C>[] {
  let groups: Group<C>[] = clinics.map((clinic) => ({ ...clinic.point, clinics: [clinic] }))
  for (;;) {
    const pair = nearestPair(groups, tooNear / pixels)
    if (!pair) return groups
    const together = pair.flatMap(({ clinics: some }) => some)
    const mean = (key: 'x' | 'y') => together.reduce((sum, { point }) => sum + point[key], 0) / together.length
    const joined = { x: mean('x'), y: mean('y'), clinics: together }
    groups = groups.flatMap((group) => (group === pair[0] ? [joined] : group === pair[1] ? [] : [group]))
  }
}

function nearestPair<C>(groups: Group<C>[], reach: number): [Group<C>, Group<C>] | undefined {
  let [found, least] = [undefined as [Group<C>, Group<C>] | undefined, reach]
  for (const [index, a] of groups.entries()) {
    for (const b of groups.slice(index + 1)) {
      const away = Math.hypot(a.x - b.x, a.y - b.y)
      if (away < least) [found, least] = [[a, b], away]
    }
  }
  return found
}

/** Those of the city that most of them are in. */
export function inMainCity<C extends { city: string }>(clinics: C[]): C[] {
  const cities = [...Map.groupBy(clinics, ({ city }) => city).values()]
  return cities.toSorted((a, b) => b.length - a.length)[0]!
}
