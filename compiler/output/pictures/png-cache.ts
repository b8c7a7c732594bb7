import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThread } from '../files/run-in-thread.ts'

/** A picture to draw. The key names everything in it. */
export interface PngSource {
  key: string
  svg: string
  width: number
}

/** Pictures as PNG, out of the cache where nothing in them has changed; the others are drawn by a thread of their own. */
export async function loadPngs(
  cacheFolder: string,
  sources: readonly PngSource[],
): Promise<Map<PngSource, Uint8Array>> {
  const folder = join(cacheFolder, 'pngs')
  mkdirSync(folder, { recursive: true })
  const nameOf = ({ key, width }: PngSource) => `${key}-${width}.png`
  const pngs = new Map<PngSource, Uint8Array>()
  for (const source of sources) {
    const known = readIfThere(join(folder, nameOf(source)))
    if (known) pngs.set(source, known)
  }
  const due = sources.filter((source) => !pngs.has(source))
  const drawn = due.length > 0 ? await runInThread<Uint8Array[]>(new URL('png-thread.ts', import.meta.url), due) : []
  for (const [index, source] of due.entries()) {
    pngs.set(source, drawn[index]!)
    writeWhole(join(folder, nameOf(source)), drawn[index]!)
  }
  return pngs
}

/** A build that is stopped, or a full disk, leaves no half picture under a name that the next build trusts. */
function writeWhole(file: string, bytes: Uint8Array) {
  const draft = `${file}.${process.pid}.new`
  writeFileSync(draft, bytes)
  renameSync(draft, file)
}

/** Removes what this build does not show and what a stopped one has left, so that the cache does not grow. */
export function tidyPngs(cacheFolder: string, shown: ReadonlySet<string>) {
  const folder = join(cacheFolder, 'pngs')
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!name.endsWith('.png') || !shown.has(name.split('-')[0]!)) rmSync(join(folder, name), { force: true })
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch {
    // Missing: it is drawn again.
    return undefined
  }
}
