import type { Locale } from './locale.ts'

/** One file of the built site. */
export interface StoredFile {
  /** Hash of what it was made from: the same key, the same bytes. */
  key: string
  /** Hash of its bytes, for the ETag. */
  hash: string
  /** Sizes in bytes; that of brotli is 0 where the file is not worth compressing. */
  size: number
  br: number
  /** Of a page: hashes of its inline styles, for the Content-Security-Policy. */
  styles?: string[]
  /** Of a page: whether scripts of others may run on it after consent. */
  thirdParties?: boolean
}

/** Addresses of what the search of one language is made of. */
export interface SearchFiles {
  /** The page that shows results. */
  page: string
  names: string
  terms: string
  summaries: string
  /** The words of the interface. */
  messages: string
}

/** manifest.json of a release: what the compiler tells the server of the built site. */
export interface SiteManifest {
  build: string
  /** Hash of the inline script of every page, for the Content-Security-Policy. */
  scripts: string[]
  /** By address; a page's address ends with a slash. */
  files: Record<string, StoredFile>
  /** Addresses that answer with the file of another. */
  aliases: Record<string, string>
  /** By locale; missing in releases that were built before there was a search. */
  search?: Record<Locale, SearchFiles>
}
