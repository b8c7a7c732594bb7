import type { Locale } from '#domain/market/locale.ts'
import type { Section } from '#page-data/parts.ts'
import { checkFrontMatter } from '../checks/check-front-matter.ts'
import { checkRecord } from '../checks/check-record.ts'
import { checkTwins } from '../checks/check-twins.ts'
import { checkWords } from '../checks/check-words.ts'
import { checkPlace } from '../places/check-place.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { checkPageSafety } from '../safety/check-page-safety.ts'
import { createAdvertisingChecker } from '../safety/medicines/check-advertising.ts'
import { createNamedMedicineChecker } from '../safety/medicines/check-named-medicines.ts'
import { createCautionChecker } from '../safety/medicines/medicines.ts'
import { checkSignSets } from '../safety/signs/check-sign-sets.ts'
import type { SignUse, TextCheckers } from '../safety/text-checker.ts'
import { parseSections } from '../text/markdown.ts'
import type { Checked } from './checked-pages.ts'
import { type Findings, markdownContext } from './markdown-context.ts'
import type { SiteSource } from './read-site.ts'
import { writtenFor } from './site-map.ts'

/** What a page is parsed to. */
export interface CheckedPage {
  sections: Record<Locale, Section[]>
  /** What it says about warning signs. */
  uses: Record<Locale, SignUse[]>
}

/**
 * Parses and checks one page in both locales. The result depends on the files of the page and on what hashContext covers, and on no
 * other page's text.
 */
export function createPageChecker(
  site: SiteSource,
  checkerFor: TextCheckers,
): (source: PageSource) => Checked<CheckedPage> {
  const { country, facts, allFacts, rules, nodes, hub, exercises, drawings, places } = site
  const references = { facts: allFacts, nodes, signs: rules.signs, areas: hub.areas, exercises }
  const checkCautions = createCautionChecker(rules.medicines)
  const checkAdvertising = createAdvertisingChecker(rules.substances, rules.medicines)
  const checkNamed = createNamedMedicineChecker(rules.substances, rules.medicines)

  function parse(source: PageSource, locale: Locale, problems: ContentProblem[]) {
    const { language, page } = writtenFor(source, locale, country)
    const checker = checkerFor(locale, language)
    const found: Findings = { problems, uses: [] }
    checkFrontMatter(page, checker, problems)
    const context = markdownContext({ facts, nodes, drawings, locale, country }, page.file, checker, found)
    return { sections: parseSections(page.body, page.bodyLine, context), uses: found.uses }
  }

  return (source) => {
    const problems: ContentProblem[] = []
    checkRecord(source, references, problems)
    checkPlace(source, places, allFacts, problems)
    for (const written of Object.values(source.words)) checkWords(written, problems)
    const no = parse(source, 'no', problems)
    const en = parse(source, 'en', problems)
    const usesIn = Map.groupBy([...no.uses, ...en.uses], ({ file }) => file)
    const uses = Object.values(source.words).flatMap(({ file }) => usesIn.get(file) ?? [])
    checkPageSafety(source, uses, facts, rules.signs, problems)
    checkSignSets(source, uses, rules, problems)
    checkCautions(source, problems)
    checkAdvertising(source, problems)
    checkNamed(source, problems)
    const sections = { no: no.sections, en: en.sections }
    checkTwins(source, sections, country, problems)
    return { value: { sections, uses: { no: no.uses, en: en.uses } }, problems }
  }
}
