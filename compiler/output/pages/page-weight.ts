import { readCurrent } from '#releases/current.ts'
import { placeOf } from '#releases/layout.ts'
import { readManifest } from '#releases/release-info.ts'

export const kilobyte = 1024

/** Kilobytes of a page with all its CSS, brotli. What comes in one round trip of a new connection is the rule for nine of ten pages. */
export const pageBars = { usual: 14, any: 18, mayBeHeavier: 0.1 } as const

export interface PageWeight {
  path: string
  /** Bytes. */
  br: number
}

/** What is wrong with the weights of a site's pages, a line each. */
export function judgeWeights(pages: readonly PageWeight[]): string[] {
  const sorted = pages.toSorted((a, b) => b.br - a.br)
  const over = (bar: number) => sorted.filter(({ br }) => br > bar * kilobyte)
  const heavier = over(pageBars.usual)
  const allowed = Math.floor(pages.length * pageBars.mayBeHeavier)
  const list = (some: PageWeight[]) =>
    some
      .slice(0, 5)
      .map(({ path, br }) => `${path} ${(br / kilobyte).toFixed(1)}`)
      .join(', ')
  return [
    ...(heavier.length > allowed
      ? [
          `${heavier.length} of ${pages.length} pages weigh more than ${pageBars.usual} KB with their CSS; at most ${allowed} may. The heaviest: ${list(heavier)}.`,
        ]
      : []),
    ...over(pageBars.any).map(
      (page) => `A page weighs more than ${pageBars.any} KB with its CSS, which none may: ${list([page])}.`,
    ),
  ]
}

/** The pages of the current release. */
export function weighCurrent(dist: string): PageWeight[] {
  const { files } = readManifest(placeOf(dist, readCurrent(dist)!))
  return Object.entries(files).flatMap(([path, { br }]) => (path.endsWith('/') ? { path, br } : []))
}
