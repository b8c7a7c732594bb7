import { readFileSync } from 'node:fs'
import { asksDirectory } from '#domain/people/directory-query.ts'
import { localeOfAddress } from '#domain/site/site-addresses.ts'
import type { DirectoryPageFile, SiteManifest } from '#domain/site/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import { type FilterDirectory, fillDirectoryPage } from '../directory/directory-page.ts'
import { fillNearPages, fillSearchPage, readSearchWords } from '../search/search-page.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { makeVariant, type Variant } from './page-variants.ts'

/** A page that an address asks to be filled for this request alone. A promise where that needs free times. */
export type FillPage = (variant: Variant) => string | Promise<string>

/** Built pages that the server completes for visitors without JavaScript: search results, and some of the directory's people. */
export class FilledPages {
  readonly #place: ReleasePlace
  readonly #directories: SiteManifest['directories']
  readonly #search: SiteSearch
  readonly #filterDirectory: FilterDirectory | undefined

  constructor(
    place: ReleasePlace,
    { directories }: SiteManifest,
    search: SiteSearch,
    filterDirectory: FilterDirectory | undefined,
  ) {
    this.#place = place
    this.#directories = directories
    this.#search = search
    this.#filterDirectory = filterDirectory
  }

  /** How to fill the page of an address; undefined where its query asks for nothing. */
  find(address: string, query: string): FillPage | undefined {
    if (query === '') return
    const directory = this.#directories?.[address]
    if (directory && this.#filterDirectory && asksDirectory(query)) {
      const filter = this.#filterDirectory
      return (variant) => this.#fillDirectory(filter, address, directory, query, variant)
    }
    const words = this.#search.localeOfPage(address) && readSearchWords(query)
    return words === undefined ? undefined : (variant) => this.#fillResults(address, words, variant)
  }

  /** The 404 page with the pages near an address; undefined if there are none. */
  findNear(address: string, path: string): ((variant: Variant) => string) | undefined {
    const near = this.#search.renderNear(localeOfAddress(address), path)
    if (near === '') return
    return (variant) => fillNearPages(makeVariant(this.#readPage(address), variant), near)
  }

  /** Rendered for this request only: the search words are not stored. */
  #fillResults(address: string, words: string, variant: Variant): string {
    const results = this.#search.render(this.#search.localeOfPage(address)!, words)
    return fillSearchPage(makeVariant(this.#readPage(address), variant), words, results)
  }

  /** With the people that the address asks for, as their times are now. */
  async #fillDirectory(
    filter: FilterDirectory,
    address: string,
    directory: DirectoryPageFile,
    query: string,
    variant: Variant,
  ): Promise<string> {
    const filtered = await filter(address, directory, query)
    return makeVariant(fillDirectoryPage(this.#readPage(address), filtered), variant)
  }

  #readPage(address: string): string {
    return readFileSync(siteFile(this.#place, address), 'utf8')
  }
}
