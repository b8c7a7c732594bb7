import { readFileSync } from 'node:fs'
import { asksDirectory } from '#domain/people/directory-query.ts'
import { localeOfAddress } from '#domain/site/site-addresses.ts'
import type { DirectoryPageFile, SiteManifest } from '#domain/site/site-manifest.ts'
import { type ReleasePlace, siteFile } from '#releases/layout.ts'
import { type FilterDirectory, fillDirectoryPage } from '../directory/directory-page.ts'
import { fillNearPages, fillSearchPage, readSearchWords } from '../search/search-page.ts'
import type { SiteSearch } from '../search/site-search.ts'
import { editPage } from './edit-page.ts'
import type { PageEdit } from './page-document.ts'
import { leaveContentOnly, markVariant, type Variant } from './page-variants.ts'

/** A page that an address asks to be filled for this request alone. */
export type FillPage = (variant: Variant) => Promise<string>

/** Built pages that the server changes: for visitors without JavaScript, and where an address asks for the content alone. */
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
  findNear(address: string, path: string): FillPage | undefined {
    const near = this.#search.renderNear(localeOfAddress(address), path)
    if (near === '') return
    return (variant) => this.edit(address, variant, (page) => fillNearPages(page, near))
  }

  /** Rendered for this request only: the search words are not stored. */
  #fillResults(address: string, words: string, variant: Variant): Promise<string> {
    const results = this.#search.render(this.#search.localeOfPage(address)!, words)
    return this.edit(address, variant, (page) => fillSearchPage(page, words, results))
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
    return this.edit(address, variant, (page) => fillDirectoryPage(page, filtered))
  }

  /** A variant of a page, with more changes. */
  edit(address: string, variant: Variant, ...edits: PageEdit[]): Promise<string> {
    return editPage(this.mark(address, variant), ...edits, ...(variant.contentOnly ? [leaveContentOnly] : []))
  }

  /** A variant of a page as far as its marks go. */
  mark(address: string, variant: Variant): string {
    return markVariant(readFileSync(siteFile(this.#place, address), 'utf8'), variant)
  }
}
