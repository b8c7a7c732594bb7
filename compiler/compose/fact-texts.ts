import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, type LocalizedText, languageOf, resolveText } from '#domain/market/locale.ts'
import type { ContentProblem } from '../problem.ts'
import { findLine } from '../read/read-yaml.ts'
import type { SignUse, TextChecker } from '../safety/text-checker.ts'
import { renderMarkdown } from '../text/markdown.ts'
import type { Composition } from './base-page.ts'
import { markdownContext } from './markdown-context.ts'
import { languageWritten } from './site-map.ts'

/** The texts about clinics and people in one locale, as HTML. */
export interface FactTexts {
  /** By file and field. */
  html: Record<string, string>
  /** What they say about warning signs. */
  uses: SignUse[]
}

/** Turns the Markdown of a field of a fact's file into HTML, in the language that readers get it in. */
export type RenderFactText = (file: string, field: string, text: LocalizedText) => string

/**
 * Renders and checks texts of facts, or takes them from `known`, which has all of them. `texts` has them for the next
 * time when all pages of facts are composed.
 */
export function createFactTexts(
  contentFolder: string,
  composition: Composition,
  checkerOf: (language: Language) => TextChecker,
  problems: ContentProblem[],
  known: FactTexts | undefined,
): { render: RenderFactText; texts: () => FactTexts } {
  const { locale, country } = composition
  const { uses } = checkerOf(languageOf(locale, country))
  if (known) {
    uses.push(...known.uses)
    return { render: (file, field) => known.html[nameOf(file, field)]!, texts: () => known }
  }
  const own: SignUse[] = []
  const html: FactTexts['html'] = {}
  return {
    render(name, field, text) {
      const file = join(contentFolder, name)
      const language = languageWritten(text, locale, country)
      const checker = checkerOf(language)
      const usesBefore = checker.uses.length
      const lineOf = (line: number) => findLine(readFileSync(file, 'utf8'), [field, language]) + line
      const context = markdownContext(composition, file, checker, problems, lineOf)
      const rendered = renderMarkdown(resolveText(text, locale, country), 0, context)
      own.push(...checker.uses.slice(usesBefore))
      html[nameOf(name, field)] = rendered
      return rendered
    },
    texts: () => ({ html, uses: own }),
  }
}

const nameOf = (file: string, field: string) => `${file} ${field}`
