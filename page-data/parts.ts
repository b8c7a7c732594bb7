import type { Profession } from '#domain/facts/catalogue.ts'
import type { CareLevel } from '#domain/signs/warning-signs.ts'

/** What pages of all kinds are made of. */

export interface Link {
  title: string
  path: string
}

/** A stretch of a section: text, a care card, or questions with their answers. `html` is safe: it comes from checked Markdown. */
export type Part =
  | { html: string }
  | { care: CareLevel; html: string }
  | { questions: { question: string; html: string }[] }

export interface Section {
  /** The anchor, the same in every language. */
  key: string
  title: string
  parts: Part[]
}

export interface Review {
  by: { name: string; profession: Profession; path: string; portrait: string }
  reviewed: string
  next: string
}

export interface Source {
  title: string
  publisher: string
  url?: string
}

/** A page in a list: a related page, a condition of a body area, a post. */
export interface Teaser extends Link {
  summary: string
}

/** Whom a page tells to call, and where it says when. */
export interface WhenToCall {
  level: 'emergency' | 'urgent'
  /** An anchor of the page; of a list of questions, the page of the answer. */
  path: string
  /** The line under the lead: safe HTML, so that no page loads code for it. */
  html: string
}

/** What every page has. */
export interface BasePage {
  title: string
  /** The h1, where it differs from the title. */
  heading: string
  /** At most 160 characters. */
  summary: string
  /** The summary as a paragraph of safe HTML, where it has numbers to call. */
  lead?: string
  /** Name of the illustration. */
  art: string
  /** The page group: which scene, which Open Graph image. */
  group: string
  /** From the home page down to the parent. */
  crumbs: Link[]
  sections: Section[]
  /** Treatment ids of the shared catalogue: what can be booked from this page. */
  treatments: string[]
  /** The first of them that is no class, course or webinar: what a card that says when to be seen books. */
  visit?: string
  /** Of a class, course or webinar: its next runs as of the build. */
  runs?: PageRun[]
  related: Teaser[]
  sources: Source[]
  review?: Review
  /** The text of the emergency card, where it stands before the text because the page is about an emergency. */
  callFirst?: string
  /** For the line under the lead, on a page that sends somebody to the emergency number or the out-of-hours doctor. */
  whenToCall?: WhenToCall
}

/** The dates of a run that are still to come, ISO 8601 with the clinic's offset. */
export type PageRun = { start: string; end: string }[]

/** A clinic near a place. */
export interface NearClinic {
  clinic: string
  kilometres: number
}
