import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '../problem.ts'
import { findLine } from '../read/read-yaml.ts'
import type { SignUse, TextChecker } from '../safety/text-checker.ts'
import { renderMarkdown } from '../text/markdown.ts'
import type { Composition } from './base-page.ts'
import { markdownContext } from './markdown-context.ts'

/** The texts about clinics and people in one locale, as HTML. */
export interface FactTexts {
  /** By file and field. */
  html: Record<string, string>
  /** What they say about warning signs. */
  uses: SignUse[]
}

/** Turns the Markdown of a field of a fact's file into HTML. */
export type RenderFactText = (file: string, field: string, text: string) => string

/**
 * Renders and checks texts of facts, or takes them from `known`, which has all of them. `texts` has them for the next
 * time when all pages of facts are composed.
 */
export function createFactTexts(
  contentFolder: string,
  composition: Composition,
  checker: TextChecker,
  problems: ContentProblem[],
  known: FactTexts | undefined,
): { render: RenderFactText; texts: () => FactTexts } {
  if (known) {
    checker.uses.push(...known.uses)
    return { render: (file, field) => known.html[nameOf(file, field)]!, texts: () => known }
  }
  const usesBefore = checker.uses.length
  const html: FactTexts['html'] = {}
  return {
    render(name, field, text) {
      const file = join(contentFolder, name)
      const lineOf = (line: number) => findLine(readFileSync(file, 'utf8'), [field, composition.locale]) + line
      const rendered = renderMarkdown(text, 0, markdownContext(composition, file, checker, problems, lineOf))
      html[nameOf(name, field)] = rendered
      return rendered
    },
    texts: () => ({ html, uses: checker.uses.slice(usesBefore) }),
  }
}

const nameOf = (file: string, field: string) => `${file} ${field}`
