import { buildHeader, sharedDataAddress } from '#domain/site/site-addresses.ts'
import { type GetJson, type LoadedPage, loadPage } from '../load-page.ts'

/** 'other-build': the server has switched to another release since this tab was opened. */
type Reason = 'not-found' | 'failed' | 'other-build'

/** Why a page could not be loaded. */
export class PageUnavailable extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason)
    this.reason = reason
  }
}

const files = new Map<string, Promise<unknown>>()
const timeLimit = 15_000
/** The build of this tab: that of the first data it received. */
let ownBuild: string | undefined

/** Fetches a JSON file once; failures are not cached, so that the next try fetches again. */
const getJson: GetJson = (address) => {
  const known = files.get(address)
  if (known) return known
  const file = fetchJson(address)
  files.set(address, file)
  file.catch(() => files.delete(address))
  return file
}

async function fetchJson(address: string): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(timeLimit) })
  } catch {
    throw new PageUnavailable('failed')
  }
  const build = answer.headers.get(buildHeader)
  if (build !== null) ownBuild ??= build
  if (build !== null && build !== ownBuild) throw new PageUnavailable('other-build')
  if (answer.status === 404) throw new PageUnavailable('not-found')
  if (!answer.ok) throw new PageUnavailable('failed')
  try {
    return await answer.json()
  } catch {
    throw new PageUnavailable('failed')
  }
}

export function getPage(path: string): Promise<LoadedPage> {
  return loadPage(path, getJson)
}

/** One file of shared data, or of the search index. */
export function getShared(hash: string): Promise<unknown> {
  return getJson(sharedDataAddress(hash))
}
