import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isoDate, localizedText } from '#domain/facts/shared.ts'
import { type Country, countries, languageOf, locales } from '#domain/market/locale.ts'
import { checkSummary } from '../checks/check-summary.ts'
import type { ContentProblem } from '../problem.ts'
import { readYaml } from './read-yaml.ts'

const siteNotice = z.strictObject({ from: isoDate, to: isoDate, text: localizedText })
export type SiteNotice = z.infer<typeof siteNotice>

const noticesByCountry = z.partialRecord(z.enum(countries), z.array(siteNotice))

/** The notices of a country from content/notices.yaml; those of all countries are checked. None where the file is missing. */
export function readNotices(contentFolder: string, country: Country, problems: ContentProblem[]): SiteNotice[] {
  const file = join(contentFolder, 'notices.yaml')
  const parsed = readYaml(file, existsSync(file) ? readFileSync(file, 'utf8') : '{}', noticesByCountry)
  if (!parsed.ok) {
    problems.push(...parsed.problems)
    return []
  }
  const report = (path: PropertyKey[], message: string) => problems.push({ file, line: parsed.lineOf(path), message })
  for (const place of countries) {
    const notices = parsed.value[place] ?? []
    notices.forEach(({ from, to, text }, index) => {
      if (to < from)
        report([place, index, 'to'], `the last day, ${to}, is before the first, ${from}. Change one of them.`)
      const other = notices.slice(0, index).find((it) => it.from <= to && from <= it.to)
      if (other)
        report(
          [place, index, 'from'],
          `the notice from ${other.from} to ${other.to} is shown on the same day. Keep one.`,
        )
      for (const locale of locales) {
        const language = languageOf(locale, place)
        const written = text[language]
        if (written === undefined) report([place, index, 'text'], `the text is missing in '${language}'. Write it.`)
        else {
          const tooLong = checkSummary(written)
          if (tooLong) report([place, index, 'text', language], tooLong.replace('the summary', 'the text'))
        }
      }
    })
  }
  return parsed.value[country] ?? []
}
