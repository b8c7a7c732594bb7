import { join } from 'node:path'
import type { ContentFacts, Facts } from '#domain/facts/facts.ts'
import { inMarket } from '#domain/facts/in-market.ts'
import type { Country } from '#domain/market/locale.ts'
import { type Drawings, readDrawings } from '../drawings/read-drawings.ts'
import { type Exercises, readExercises } from '../exercises/read-exercises.ts'
import { readBodyAreas } from '../health-hub/body-areas.ts'
import { type HubFacts, readHubFacts } from '../health-hub/hub-facts.ts'
import { type Places, readPlaceFacts } from '../places/read-place-facts.ts'
import { ContentError, type ContentProblem } from '../problem.ts'
import { readFacts } from '../read/facts.ts'
import { readNotices, type SiteNotice } from '../read/notices.ts'
import { readMap } from '../read/read-map.ts'
import { type PageSource, readPages } from '../read/read-pages.ts'
import { readPostcodes } from '../read/read-postcodes.ts'
import { readYamlFile } from '../read/read-yaml.ts'
import { type ContentRules, readContentRules } from '../safety/content-rules.ts'
import { readSearchWords, type SearchSource } from '../search/search-words.ts'
import { createLocalNumbers } from '../text/local-numbers.ts'
import { hashContext, hashSharedFiles } from './hash-context.ts'
import { checkNavigation, type NavigationSource, navigationSource } from './navigation.ts'
import { buildSiteMap, clinicPageId, isOffered, practitionerPageId, type SiteMap } from './site-map.ts'

/** The content as it is read: parsed by its schemas, and not yet composed. */
export interface SiteSource {
  /** The folder of the content. */
  folder: string
  country: Country
  /** The day of the build. */
  today: string
  /** Of the country's market. */
  facts: Facts
  /** Of all countries. */
  allFacts: ContentFacts
  rules: ContentRules
  /** Those that the country's site has. */
  pages: PageSource[]
  /** All pages, those of other countries included. */
  nodes: SiteMap
  postcodes: ReturnType<typeof readPostcodes>
  map: ReturnType<typeof readMap>
  places: Places
  hub: HubFacts
  exercises: Exercises
  drawings: Drawings
  /** Undefined if it has a problem. */
  navigation: NavigationSource | undefined
  search: SearchSource
  /** Lines above every page on some days. */
  notices: SiteNotice[]
  /** Covers everything that a text may refer to or is checked by, apart from the code (hash-context.ts). */
  context: string
}

/** Reads all content; what is wrong with it is added to `problems`, and throws where nothing can be composed without it. */
export function readSite(
  contentFolder: string,
  country: Country,
  today: string,
  problems: ContentProblem[],
): SiteSource {
  const shared = hashSharedFiles(contentFolder)
  const allFacts = readFactsOrTellAll(contentFolder, Number(today.slice(0, 4)))
  const facts = inMarket(allFacts, country)
  const rules = readContentRules(contentFolder, problems)
  const tellNumbers = createLocalNumbers(country)
  const allPages = readPages(contentFolder, problems, country).map((page) => withLocalNumbers(page, tellNumbers))
  const postcodes = readPostcodes(contentFolder, country)
  const map = readMap(contentFolder, country)
  const places = readPlaceFacts(contentFolder, problems)
  const nodes = buildSiteMap(facts, allPages, country, problems)
  const hub = readHubFacts(contentFolder, { nodes, sources: allPages, today }, problems)
  const exercises = readExercises(contentFolder, problems)
  const drawings = readDrawings(contentFolder, problems)
  const navigation = readNavigation(contentFolder, nodes, problems)
  const treatments = new Set(
    allFacts.catalogue.types.flatMap((it) => it.services.flatMap((s) => s.treatments.map((t) => t.id))),
  )
  // Searches of all countries stand in one file.
  const elsewhere = new Set([...allFacts.clinics.map(clinicPageId), ...allFacts.practitioners.map(practitionerPageId)])
  const search = readSearchWords(
    contentFolder,
    { hasPage: (id) => nodes.has(id) || elsewhere.has(id), hasTreatment: (id) => treatments.has(id) },
    problems,
  )
  const notices = readNotices(contentFolder, country, problems)
  const pages = allPages.filter(({ id }) => isOffered(nodes.get(id)!, country))
  const context = hashContext({ shared, facts, country, nodes })
  return {
    ...{
      folder: contentFolder,
      country,
      today,
      facts,
      allFacts,
      rules,
      pages,
      nodes,
      postcodes,
      map,
      places,
      hub,
      exercises,
      drawings,
    },
    ...{ navigation, search, notices, context },
  }
}

/** Nothing can be composed without facts; files that cannot be read are reported together with theirs all the same. */
function readFactsOrTellAll(contentFolder: string, year: number): ContentFacts {
  try {
    return readFacts(contentFolder, year)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const problems = [...error.problems]
    readContentRules(contentFolder, problems)
    readPages(contentFolder, problems)
    readPlaceFacts(contentFolder, problems)
    readBodyAreas(contentFolder, problems)
    readExercises(contentFolder, problems)
    readDrawings(contentFolder, problems)
    throw new ContentError(problems)
  }
}

/** The front matter of a page with the numbers that its readers can call. */
function withLocalNumbers(page: PageSource, tell: (text: string) => string): PageSource {
  const fill = <T>(words: T): T =>
    JSON.parse(JSON.stringify(words), (_, it) => (typeof it === 'string' ? tell(it) : it))
  const words = Object.entries(page.words).map(([language, written]) => [
    language,
    { ...written, words: fill(written.words) },
  ])
  return { ...page, words: Object.fromEntries(words) }
}

function readNavigation(
  contentFolder: string,
  nodes: SiteMap,
  problems: ContentProblem[],
): NavigationSource | undefined {
  const file = join(contentFolder, 'navigation.yaml')
  const parsed = readYamlFile(file, navigationSource)
  if (parsed.ok) {
    checkNavigation(parsed.value, parsed.lineOf, file, nodes, problems)
    return parsed.value
  }
  problems.push(...parsed.problems)
}
