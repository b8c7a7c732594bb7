import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Lets the stacks of errors name our files in place of those of a bundle. Node's own `--enable-source-maps` reads all maps at the
 * start and keeps them, which takes 25 MB; here one is read for the first stack that needs it and may be forgotten again.
 */
export function traceToSources(bundle: string): void {
  const folder = pathToFileURL(bundle).href
  const maps = new Map<string, WeakRef<SourceMap>>()

  const readMap = (name: string): SourceMap => {
    const known = maps.get(name)?.deref()
    if (known) return known
    const map = new SourceMap(JSON.parse(readFileSync(join(bundle, `${name}.map`), 'utf8')) as SourceMapPayload)
    maps.set(name, new WeakRef(map))
    return map
  }

  const nameSource = (frame: string): string =>
    frame.replace(/(file:\/\/[^()\s]+)\/([^/()\s]+\.mjs):(\d+):(\d+)/, (found, place, name, line, column) => {
      if (place !== folder) return found
      try {
        const origin = readMap(name).findEntry(Number(line) - 1, Number(column) - 1)
        if (!('originalSource' in origin)) return found
        return `${resolve(bundle, origin.originalSource)}:${origin.originalLine + 1}:${origin.originalColumn + 1}`
      } catch {
        // The bundle has been removed; the place in it is better than none.
        return found
      }
    })

  Error.prepareStackTrace = (error, frames) =>
    [firstLine(error), ...frames.map((frame) => `    at ${nameSource(String(frame))}`)].join('\n')
}

/** The first line of a stack. Whatever was thrown must not make another error. */
function firstLine(error: unknown): string {
  try {
    return Error.prototype.toString.call(error)
  } catch {
    return 'Error'
  }
}
