import type { Profession } from '../facts/catalogue.ts'
import type { Locale } from '../market/locale.ts'
import type { NoticeDays } from './site-notice.ts'

/** One file of the built site. */
export interface StoredFile {
  /** Hash of its inputs: the same key means the same bytes. */
  key: string
  /** Hash of its bytes, for the ETag. */
  hash: string
  /** Sizes in bytes; that of brotli is 0 where the file is not worth compressing. */
  size: number
  br: number
  /** For pages: hashes of its inline styles, for the Content-Security-Policy. */
  styles?: string[]
  /** For pages: whether third-party scripts may run on it after consent. */
  thirdParties?: boolean
}

/** Addresses of the search files of one language. */
export interface SearchFiles {
  /** The page that shows results. */
  page: string
  names: string
  terms: string
  summaries: string
  /** The words of the interface. */
  messages: string
}

/** A page of the directory of practitioners. */
export interface DirectoryPageFile {
  locale: Locale
  /** Whom it shows; empty: everybody. */
  professions: Profession[]
  /** The address of the booking. */
  booking: string
}

/** A line above every page on some days. */
export interface NoticeFile extends NoticeDays {
  /** The HTML at the beginning of the body, by locale. */
  html: Record<Locale, string>
}

/** manifest.json of a release: what the server needs to know about the built site. */
export interface SiteManifest {
  build: string
  /** Hash of the code that compiled it; missing in releases from before it was noted. */
  compiler?: string
  /** Hash of the inline script of every page, for the Content-Security-Policy. */
  scripts: string[]
  /** By address; a page's address ends with a slash. */
  files: Record<string, StoredFile>
  /** Aliases: addresses that answer with the file of another address. */
  aliases: Record<string, string>
  /** By locale; missing in releases from before search existed. */
  search?: Record<Locale, SearchFiles>
  /** Missing in releases from before there were any. */
  notices?: NoticeFile[]
  /** By address; missing in releases from before the server filled them. */
  directories?: Record<string, DirectoryPageFile>
}
