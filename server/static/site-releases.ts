import { type FSWatcher, readFileSync, watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Demo } from '#domain/facts/demo.ts'
import type { Facts } from '#domain/facts/facts.ts'
import type { Country } from '#domain/market/locale.ts'
import { OperatorError } from '#domain/operator-error.ts'
import { isStaffPage } from '#domain/site/site-addresses.ts'
import type { SiteManifest } from '#domain/site/site-manifest.ts'
import { readCurrent } from '#releases/current.ts'
import { findDamage } from '#releases/damage.ts'
import { currentFile, placeOf, type ReleasePlace, siteFile } from '#releases/layout.ts'
import { readManifest, readReleaseInfo } from '#releases/release-info.ts'
import type { FilledPage, SiteAnswers } from '../app.ts'
import type { Clock } from '../clock/clock.ts'
import type { FilterDirectory } from '../directory/directory-page.ts'
import { findCurrent, readAtStart, readDemo, readFacts } from '../facts/facts.ts'
import type { Log } from '../process/log.ts'
import { createSiteSearch, emptySearch, type SiteSearch } from '../search/site-search.ts'
import type { PageEdit } from './page-document.ts'
import type { SecurityOptions } from './security-headers.ts'
import { SiteFiles } from './site-files.ts'

/** What is read of one build. */
export interface ReadRelease {
  build: string
  place: ReleasePlace
  manifest: SiteManifest
  facts: Facts
  demo: Demo | undefined
  search: SiteSearch
}

/** Everything the server needs of one build: pages and the facts that go with them. */
export interface Release extends Pick<ReadRelease, 'build' | 'facts' | 'demo' | 'search'> {
  pages: SiteAnswers
}

/** How often `current` is read where the file system does not report changes. */
const pollMilliseconds = 2_000

type Listener = (release: Release) => void | Promise<void>

interface Options {
  security: Omit<SecurityOptions, 'scripts'>
  log: Log
  /** The market: a release of another one has its prices, numbers and words. */
  country?: Country
  /** Where visitors find us: a release whose addresses lead elsewhere is warned of. Nothing is said without it. */
  siteUrl?: string | undefined
  /** Filters the pages of the directory; without it they show everybody. */
  filterDirectory?: FilterDirectory
  /** By which notices are shown; without it, that of the system. */
  clock?: Clock
  /** Whether staff can sign in: without it there is no page for them either. */
  hasConsole?: boolean
}

/**
 * The current release. A new one is read completely and then swapped in between two requests. If it cannot be read, the
 * old one stays.
 */
export class SiteReleases implements SiteAnswers {
  readonly #dist: string
  readonly #options: Options
  readonly #listeners = new Set<Listener>()
  #current: Release
  /** The last release that could not be loaded. */
  #refused = ''
  #refreshing: Promise<void> | undefined
  #watcher: FSWatcher | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #inspection: NodeJS.Immediate | undefined

  /** `first` is the release to start with: what serves its pages may need its facts. */
  constructor(dist: string, options: Options, first = readCurrentRelease(dist, options.country)) {
    this.#dist = dist
    this.#options = options
    this.#current = serveRelease(first, options)
    this.#warnOfOtherSite(first.place)
  }

  current(): Release {
    return this.#current
  }

  /**
   * Calls the listener just before the pages of another release are served. What it does when its promise is fulfilled
   * happens in the same tick as the switch of pages; if it fails, the old release stays. Returns how to unsubscribe.
   */
  onChange(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Switches to the current release on disk if it is another one. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#takeOver().finally(() => {
      this.#refreshing = undefined
    })
    return this.#refreshing
  }

  async #takeOver(): Promise<void> {
    const { log } = this.#options
    let build: string | undefined
    try {
      build = readCurrent(this.#dist)
      if (build === undefined) throw new OperatorError(`${currentFile(this.#dist)} names no release.`)
      if (build === this.#current.build) {
        this.#refused = ''
        return
      }
      const place = placeOf(this.#dist, build)
      const foreign = findOtherCountry(place, this.#options.country)
      if (foreign !== undefined)
        throw new OperatorError(`It was built for ${foreign}, and COUNTRY is ${this.#options.country}.`)
      requireWhole(place)
      const release = serveRelease(readRelease(place), this.#options)
      await Promise.all([...this.#listeners].map((listener) => listener(release)))
      this.#current = release
      this.#refused = ''
      log.info({ build }, 'took over a release')
      this.#warnOfOtherSite(place)
    } catch (error) {
      // Retried on every check: files may still be copied to this machine, or the database may be down. Logged once.
      const refused = build ?? 'unreadable'
      if (this.#refused !== refused) {
        const reason = error instanceof OperatorError ? { reason: error.message } : {}
        log.error({ build, ...reason, err: error }, 'a release could not be taken over')
      }
      this.#refused = refused
    }
  }

  /** Its pages would send search engines and shared links to another address than that in messages. */
  #warnOfOtherSite(place: ReleasePlace) {
    const { siteUrl, log } = this.#options
    const theirs = readReleaseInfo(place)?.siteUrl
    if (siteUrl === undefined || theirs === undefined || theirs === siteUrl) return
    log.warn(`the pages were built for ${theirs}, and SITE_URL is ${siteUrl}: build them with the same SITE_URL`)
  }

  /** Follows changes until it is closed. */
  watch(): void {
    // Not at once: a start does not wait for the sizes of some thousand files.
    this.#inspection = setImmediate(() => this.#inspect())
    this.#timer = setInterval(() => void this.refresh(), pollMilliseconds).unref()
    try {
      this.#watcher = watch(this.#dist, (_, name) => {
        if (name === 'current') void this.refresh()
      })
      // Some file systems report no changes, and the number of watchers is limited, so a timer checks as well.
      this.#watcher.on('error', () => this.#watcher?.close())
      this.#watcher.unref()
    } catch {
      this.#watcher = undefined
    }
  }

  #inspect(): void {
    const { build } = this.#current
    const damage = findDamage(placeOf(this.#dist, build))
    if (damage) this.#options.log.error({ build, reason: damage }, 'the release is not whole')
  }

  close(): void {
    clearImmediate(this.#inspection)
    clearInterval(this.#timer)
    this.#watcher?.close()
  }

  answer(request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    return this.#current.pages.answer(request, response)
  }

  has(path: string): boolean {
    return this.#current.pages.has?.(path) ?? false
  }

  answerMissing(path: string, request: IncomingMessage, response: ServerResponse): void | Promise<void> {
    return this.#current.pages.answerMissing(path, request, response)
  }

  answerFailure(request: IncomingMessage, response: ServerResponse): void {
    this.#current.pages.answerFailure(request, response)
  }

  fill(path: string, request: IncomingMessage, edit: PageEdit): Promise<FilledPage> | undefined {
    return this.#current.pages.fill?.(path, request, edit)
  }
}

function requireWhole(place: ReleasePlace, which?: 'necessary'): void {
  const damage = findDamage(place, which)
  if (damage) throw new OperatorError(damage)
}

/** The market that a release was built for, if it is not ours. */
function findOtherCountry(place: ReleasePlace, ours: Country | undefined): Country | undefined {
  const theirs = readReleaseInfo(place)?.country
  return theirs === ours || ours === undefined ? undefined : theirs
}

/** Reads the release that a server starts with, and says what to do if it cannot be served. */
export function readCurrentRelease(dist: string, country?: Country): ReadRelease {
  const place = findCurrent(dist)
  const foreign = findOtherCountry(place, country)
  if (foreign !== undefined)
    throw new OperatorError(
      `The current release was built for ${foreign}, and COUNTRY is ${country}. Run npm run build with COUNTRY=${country} first, or npm start, which does both.`,
    )
  return readAtStart(place, () => {
    requireWhole(place, 'necessary')
    return readRelease(place)
  })
}

function readRelease(place: ReleasePlace): ReadRelease {
  const manifest = readManifest(place)
  const facts = readFacts(place)
  const readJson = (address: string) => JSON.parse(readFileSync(siteFile(place, address), 'utf8'))
  const search = manifest.search ? createSiteSearch(manifest.search, readJson, facts.company.mobileNumber) : emptySearch
  return { build: manifest.build, place, manifest, facts, demo: readDemo(place), search }
}

function serveRelease(
  { place, manifest, ...release }: ReadRelease,
  { security, filterDirectory, clock, hasConsole = true }: Options,
): Release {
  const now = clock && (() => clock.now().epochMilliseconds)
  const shown = hasConsole ? manifest : withoutConsole(manifest)
  return { ...release, pages: new SiteFiles(place, shown, security, release.search, filterDirectory, now) }
}

function withoutConsole(manifest: SiteManifest): SiteManifest {
  const files = Object.entries(manifest.files).filter(([address]) => !isStaffPage(address))
  return { ...manifest, files: Object.fromEntries(files) }
}
