import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FileContent, PublishedFile } from './published-files.ts'

interface Version {
  stamp: string
  etag: string
  /** From when to when the content is known to be this one, if the stamp stays. Epoch milliseconds. */
  seenAt: number
  validUntil: number
  /** When this content was first seen. It may have come about earlier, and not later than the request before. */
  changedAt: number
}

/** Processes hear of each other's bookings a moment later, and the manifest's time is that of its minute. */
const toleranceMs = 120_000

/** What each file was when it was last looked at: its tag and since when, a few hundred bytes a file. */
export class FileVersions {
  readonly #versions = new Map<string, Version>()

  find({ path }: PublishedFile, { stamp }: FileContent, now: number): Version | undefined {
    const known = this.#versions.get(path)
    const isCurrent = known && known.stamp === stamp && known.seenAt <= now && now < known.validUntil
    return isCurrent ? known : undefined
  }

  /** Whether a file is known to be as it was at a moment. */
  isUnchanged(file: PublishedFile, content: FileContent, since: number, now: number): boolean {
    const known = this.find(file, content, now)
    return known !== undefined && known.changedAt < since - toleranceMs
  }

  keep(
    { path }: PublishedFile,
    { stamp }: FileContent,
    { etag, validUntil, now }: { etag: string; validUntil: number; now: number },
  ): void {
    const before = this.#versions.get(path)
    const isSame = before?.etag === etag && before.changedAt <= now
    this.#versions.set(path, { stamp, etag, seenAt: now, validUntil, changedAt: isSame ? before.changedAt : now })
  }
}

const linesAtOnce = 500

/** The tag of a file's content, the same in every process. Others get their turn in between: a chain has many lines. */
export async function tagContent(resources: Iterable<object>): Promise<string> {
  const digest = createHash('sha256')
  let lines = 0
  for (const resource of resources) {
    digest.update(JSON.stringify(resource)).update('\n')
    if (++lines % linesAtOnce === 0) await setImmediate()
  }
  return `"${digest.digest('base64url').slice(0, 22)}"`
}
