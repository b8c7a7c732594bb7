import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Facts } from '#domain/facts/facts.ts'
import { type Locale, type LocalizedText, resolveText } from '#domain/market/locale.ts'
import type { ContentProblem } from '../problem.ts'
import { findLine } from '../read/read-yaml.ts'
import { checkFactTexts } from '../safety/check-fact-texts.ts'
import type { SignUse, TextCheckers } from '../safety/text-checker.ts'
import { renderMarkdown } from '../text/markdown.ts'
import type { Checked } from './checked-pages.ts'
import { type Findings, markdownContext } from './markdown-context.ts'
import type { SiteSource } from './read-site.ts'
import { languageWritten } from './site-map.ts'

/** The texts about clinics and people in one locale, as HTML. */
export interface FactTexts {
  /** By what `factTextName` calls them. */
  html: Record<string, string>
  /** What they say about warning signs. */
  uses: SignUse[]
}

/** A text in Markdown in a file of facts. */
interface FactText {
  file: string
  field: string
  text: LocalizedText
}

export const factTextName = (file: string, field: string) => `${file} ${field}`

function listFactTexts({ clinics, practitioners }: Facts): FactText[] {
  return [
    ...clinics.flatMap((clinic) =>
      (['about', 'gettingHere', 'access'] as const).map((field) => ({
        file: clinicFile(clinic.id),
        field,
        text: clinic[field],
      })),
    ),
    ...practitioners.map(({ id, about }) => ({ file: practitionerFile(id), field: 'about', text: about })),
  ]
}

export const clinicFile = (id: string) => `clinics/${id}.yaml`
export const practitionerFile = (id: string) => `practitioners/${id}.yaml`

/** Renders the texts of facts, and checks them and all others that stand in files of facts. */
export function checkFacts(site: SiteSource, checkerFor: TextCheckers): Checked<Record<Locale, FactTexts>> {
  const problems: ContentProblem[] = []
  const texts = listFactTexts(site.facts)
  const render = (locale: Locale): FactTexts => {
    const found: Findings = { problems, uses: [] }
    const html = texts.map((text) => [
      factTextName(text.file, text.field),
      renderText(site, locale, text, checkerFor, found),
    ])
    return { html: Object.fromEntries(html), uses: found.uses }
  }
  const value = { no: render('no'), en: render('en') }
  problems.push(...checkFactTexts(site.folder, site.rules, problems))
  return { value, problems }
}

/** In the language that readers get it in. */
function renderText(
  { folder, country, facts, nodes }: SiteSource,
  locale: Locale,
  { file: name, field, text }: FactText,
  checkerFor: TextCheckers,
  found: Findings,
): string {
  const file = join(folder, name)
  const language = languageWritten(text, locale, country)
  const lineOf = (line: number) => findLine(readFileSync(file, 'utf8'), [field, language]) + line
  // Drawings stand in the text of pages alone.
  const referred = { facts, nodes, drawings: {}, locale, country }
  const context = markdownContext(referred, file, checkerFor(locale, language), found, lineOf)
  return renderMarkdown(resolveText(text, locale, country), 0, context)
}
