import type { Service } from '../../service.ts'
import { readSources } from '../resources/sources.ts'
import type { FileVersions } from './file-versions.ts'
import { listFiles, type PublishedFile } from './published-files.ts'

const minuteMs = 60_000

/** Where the files are; with `since` without those that are known to be as they were then. A file is always whole, and replaces the one of before. */
export async function writeManifest(service: Service, versions: FileVersions, since: string | undefined) {
  const now = service.clock.now().epochMilliseconds
  const { site } = readSources(service)
  const request = `${site}/fhir/$bulk-publish`
  const all = listFiles(service)
  const files = since === undefined ? all : await keepChanged(all, versions, Date.parse(since), now)
  return {
    // The same for a minute, like the whole manifest then. What changes meanwhile is told again to whoever asks since then.
    transactionTime: new Date(Math.floor(now / minuteMs) * minuteMs).toISOString(),
    request: since === undefined ? request : `${request}?_since=${encodeURIComponent(since)}`,
    requiresAccessToken: false,
    output: files.map(({ type, path, area }) => ({
      type,
      url: `${request}/${path}`,
      ...(area === undefined ? {} : { extension: { state: [area] } }),
    })),
    error: [],
  }
}

async function keepChanged(files: PublishedFile[], versions: FileVersions, since: number, now: number) {
  const changed: PublishedFile[] = []
  for (const file of files) {
    const unchanged = await file.read((content) => versions.isUnchanged(file, content, since, now))
    if (!unchanged.ok || !unchanged.value) changed.push(file)
  }
  return changed
}
