import type { EventEmitter } from 'node:events'
import { relative } from 'node:path'
import { fingerprint } from '#releases/fingerprint.ts'
import { roomsIn } from '#rooms'

interface Follower {
  /** The folder of the content. */
  content: string
  /** Composes the site from the content as it is now. False if the content could not be read. */
  compose(): boolean
  tell(line: string): void
}

/** Node has loaded these. A change of theirs shows at most in what Vite loads again: templates and the browser's own code. */
const loadedOnce = new RegExp(`^(?:${roomsIn('server').join('|')})/.*(?<!\\.test)\\.(?:ts|sql)$`)

/** The watcher misses a change that comes within 50 ms of the last one to the same file. */
const recheckAfter = 100

/** Composes the site, and again whenever the watcher reports that its content has changed; returns how to stop. */
export function followChanges(watcher: EventEmitter, { content, compose, tell }: Follower): () => void {
  let composedFrom: string | undefined
  let next: NodeJS.Immediate | undefined
  let recheck: NodeJS.Timeout | undefined
  const changedCode = new Set<string>()
  let telling: NodeJS.Timeout | undefined

  const refresh = () => {
    const current = readFingerprint(content)
    if (current !== undefined && current === composedFrom) return
    // Taken before composing: what is saved meanwhile is composed by the recheck. So is what could not be read, because an
    // editor or git was just replacing it.
    composedFrom = compose() ? current : undefined
  }
  const tellOfCode = () => {
    const [first, ...others] = changedCode
    changedCode.clear()
    const more = others.length > 0 ? ` and ${others.length} more of the code have` : ' has'
    tell(`${first}${more} changed. Restart npm run dev to see it everywhere.`)
  }
  refresh()
  watcher.on('all', (_: string, path: string) => {
    const file = relative('.', path).replaceAll('\\', '/')
    if (loadedOnce.test(file)) {
      changedCode.add(file)
      clearTimeout(telling)
      telling = setTimeout(tellOfCode, recheckAfter)
    }
    if (relative(content, path).startsWith('..')) return
    clearImmediate(next)
    clearTimeout(recheck)
    // All files of a branch switch are reported one by one, but together.
    next = setImmediate(refresh)
    recheck = setTimeout(refresh, recheckAfter)
  })
  return () => {
    clearImmediate(next)
    clearTimeout(recheck)
    clearTimeout(telling)
  }
}

/** Undefined where files are removed while they are listed. */
function readFingerprint(folder: string): string | undefined {
  try {
    return fingerprint([folder])
  } catch {
    return undefined
  }
}
