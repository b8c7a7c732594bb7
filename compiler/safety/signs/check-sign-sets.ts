import { join } from 'node:path'
import type { WarningSigns } from '#domain/facts/warning-sign.ts'
import type { ContentProblem } from '../../problem.ts'
import type { PageSource } from '../../read/read-pages.ts'
import type { SignUse } from '../text-checker.ts'
import type { SignSets } from './sign-sets.ts'

/** A page whose cards have some signs must have those that belong to them. */
export function checkSignSets(
  page: PageSource,
  uses: SignUse[],
  { signs, signSets: sets }: { signs: WarningSigns; signSets: SignSets },
  problems: ContentProblem[],
): void {
  // The page of a tool lists the signs that the tool asks about, no others.
  if (page.record.kind === 'tool') return
  for (const { file, bodyLine } of Object.values(page.words)) {
    const onCards = new Map(
      uses.flatMap((use) => (use.file === file && use.card && use.sign ? [[use.sign, use.line] as const] : [])),
    )
    const report = (line: number, message: string) => problems.push({ file, line, message })
    // A need that names a sign which does not exist is a problem of the set (checkSetIds).
    const lacks = (need: string | string[]) => [need].flat().every((id) => id in signs && !onCards.has(id))
    const nameOf = (need: string | string[]) => [need].flat().join(' or ')
    for (const { name, with: causes, needs } of sets.together) {
      const cause = causes.find((id) => onCards.has(id))
      if (!cause) continue
      for (const need of needs.filter(lacks)) {
        report(
          onCards.get(cause)!,
          `a page with '${cause}' is read about ${name}: its cards need '${nameOf(need)}' too.`,
        )
      }
    }
    for (const ids of sets.either) {
      const [first, second] = ids.filter((id) => onCards.has(id))
      if (second)
        report(onCards.get(second)!, `'${first}' and '${second}' say the same. Keep the one that fits all readers.`)
    }
    for (const need of (sets.pages[page.id] ?? []).filter(lacks)) {
      report(bodyLine, `content/sign-sets.yaml wants the sign '${need}' on a card of this page.`)
    }
  }
}

/** Pages and signs that the sets name and nobody has: a set that is about nothing would check nothing. */
export function checkSetIds(
  contentFolder: string,
  { signs, signSets }: { signs: WarningSigns; signSets: SignSets },
  pages: { has(id: string): boolean },
): ContentProblem[] {
  const named = [
    ...signSets.together.flatMap(({ with: causes, needs }) => [...causes, ...needs.flat()]),
    ...signSets.either.flat(),
    ...Object.values(signSets.pages).flat(),
  ]
  return [
    ...[...new Set(named)]
      .filter((id) => !(id in signs))
      .map((id) => ({ message: `warning-signs.yaml has no sign '${id}'.`, missing: `sign ${id}` as const })),
    ...Object.keys(signSets.pages)
      .filter((id) => !pages.has(id))
      .map((id) => ({ message: `there is no page '${id}'.`, missing: `page ${id}` as const })),
  ].map((problem) => ({ file: join(contentFolder, 'sign-sets.yaml'), line: 1, ...problem }))
}
