import type { Places } from '../places/read-place-facts.ts'
import type { ContentProblem } from '../problem.ts'
import type { PageSource } from '../read/read-pages.ts'
import { checkContractions } from './check-contractions.ts'
import { checkPercent } from './check-percent.ts'
import { checkLists, createCapitalTest } from './list-items.ts'
import { type Passage, readPassages, wordsOf } from './passages.ts'
import { isForeign, longestSentence, splitSentences } from './sentences.ts'
import { findSharedText } from './shared-passages.ts'
import { createCompoundFinder } from './split-compounds.ts'

/** More than this of a page on another page of its kind: one of them says nothing of its own. */
const mostShared = 0.15

/** The pages and terms of insurers with the same agreement say the same: theirs may be alike. */
const mayBeAlike = ({ id, kind }: { id: string; kind: string }) => kind === 'partner' || id.endsWith('/terms')

export interface ProseReport {
  readonly problems: ContentProblem[]
  /** For the editor: the worst ten of each measure. */
  readonly lines: string[]
}

/**
 * Measures how all pages are written: sentence length, passages shared between pages, the wrong language, capitals in lists,
 * Norwegian compounds in two words, and contractions and percentages in two forms. `apart`: pairs of words that are no such compound.
 */
export function checkProse(
  pages: readonly PageSource[],
  places: Places = {},
  apart: readonly string[] = [],
): ProseReport {
  const problems: ContentProblem[] = []
  const lines: string[] = []
  for (const language of ['en', 'no'] as const) {
    for (const { words } of pages) {
      problems.push(...checkPercent(words[language]!, language))
      if (language === 'en') problems.push(...checkContractions(words.en!))
    }
    const texts = [...textsOfPages(pages, language), ...textsOfPlaces(places, language)]
    const sentences = texts.flatMap(({ file, line, passages }) =>
      passages.flatMap((passage) =>
        splitSentences(passage).map((text) => ({
          text,
          words: wordsOf(text).length,
          file,
          line: line + passage.line,
        })),
      ),
    )
    for (const { text, words, file, line } of sentences) {
      if (words > longestSentence)
        problems.push({
          file,
          line,
          message: `a sentence has ${words} words; readers follow ${longestSentence}. Make two of it.`,
        })
      if (isForeign(text, language)) problems.push({ file, line, message: `this is not ${names[language]}: ${text}` })
    }
    problems.push(...findListProblems(pages, texts, language))
    if (language === 'no') problems.push(...findSplitCompounds(pages, texts, apart))
    const comparable = texts.filter((text) => !mayBeAlike(text))
    const shared = Object.values(Object.groupBy(comparable, ({ kind }) => kind))
      .flatMap((group) => findSharedText(group!))
      .sort((a, b) => b.share - a.share)
    for (const { id, other, share } of shared) {
      if (share <= mostShared) break
      const { file, line } = texts.find((text) => text.id === id)!
      const message = `${percent(share)} of the page stands on '${other}' too. Write of its own subject, or link there.`
      problems.push({ file, line, message })
    }
    const long = sentences.toSorted((a, b) => b.words - a.words).slice(0, 10)
    const average = sentences.reduce((sum, { words }) => sum + words, 0) / sentences.length
    lines.push(
      `${names[language]}: ${sentences.length} sentences of ${average.toFixed(1)} words on average.`,
      ...long.map(({ words, file, line }) => `  ${words} words  ${file}:${line}`),
      ...shared.slice(0, 10).map(({ id, other, share }) => `  ${percent(share)} of ${id} stands on ${other} too`),
    )
  }
  return { problems, lines }
}

function findListProblems(pages: readonly PageSource[], texts: ProseText[], language: 'en' | 'no'): ContentProblem[] {
  const keepsCapital = createCapitalTest(texts.flatMap(({ passages }) => passages))
  return pages.flatMap(({ words }) => {
    const { file, bodyLine, body } = words[language]!
    return checkLists(body, keepsCapital).map(({ line, message }) => ({ file, line: bodyLine + line, message }))
  })
}

/** In titles and summaries too. */
function findSplitCompounds(pages: readonly PageSource[], texts: ProseText[], apart: readonly string[]) {
  const find = createCompoundFinder(
    texts.flatMap(({ passages }) => passages),
    apart,
  )
  const toMessage = ({ pair, joined }: { pair: string; joined: string }) =>
    `'${pair}' is one word elsewhere: '${joined}'. Write one of them everywhere, or list the pair under 'apart' in words.yaml.`
  const inTexts = texts.flatMap(({ file, line, passages }) =>
    passages.flatMap((passage) =>
      find(passage).map((found) => ({ file, line: line + found.line, message: toMessage(found) })),
    ),
  )
  const inFields = pages.flatMap(({ words }) => {
    const { file, lineOf, words: fields } = words.no!
    return (['title', 'summary'] as const).flatMap((name) =>
      find({ line: 0, text: fields[name] ?? '' }).map((found) => ({
        file,
        line: lineOf([name]),
        message: toMessage(found),
      })),
    )
  })
  return [...inTexts, ...inFields]
}

interface ProseText {
  id: string
  /** Texts of one kind are compared with each other. */
  kind: string
  file: string
  /** Of the first passage. */
  line: number
  passages: Passage[]
}

function textsOfPages(pages: readonly PageSource[], language: 'en' | 'no'): ProseText[] {
  return pages.map(({ id, record, words }) => {
    const { file, bodyLine, body } = words[language]!
    return { id, kind: record.kind, file, line: bodyLine, passages: readPassages(body) }
  })
}

/** The ways from places to clinics: pages show them beside their own text. */
function textsOfPlaces(places: Places, language: 'en' | 'no'): ProseText[] {
  return Object.entries(places).flatMap(([id, { ways, file, lineOf }]) =>
    Object.entries(ways).map(([clinic, way]) => ({
      id: `places/${id} to ${clinic}`,
      kind: 'way',
      file,
      line: lineOf(['ways', clinic, language]),
      passages: readPassages(way[language]),
    })),
  )
}

const names = { en: 'English', no: 'Norwegian' }
const percent = (share: number) => `${Math.round(share * 100)} %`
