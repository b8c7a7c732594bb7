import { loadOnce } from '#domain/load-once.ts'
import type { Locale } from '#domain/market/locale.ts'
import type { AppData } from '#page-data/shared.ts'
import type { Search } from '#search/create-search.ts'
import { indexNames, type NamesFile, type SummariesFile, type TermsFile } from '#search/index-files.ts'
import { getShared } from '../navigation/page-store.ts'

interface Loading {
  /** Resolves when the first results can be shown. */
  search: Promise<Search>
  /** Resolves when the words of the texts have been added. */
  whole: Promise<unknown>
  summaries?: () => Promise<unknown>
}
const loading = new Map<Locale, Loading>()

/** Loads the search of one language once: names first, then the words of the texts. Failures are not cached. */
export function loadSearch(locale: Locale, app: AppData): Loading {
  const known = loading.get(locale)
  if (known) return known
  const get = (name: keyof typeof indexNames) => getShared(app.sharedData[`${indexNames[name]}-${locale}`]!)
  // The code comes beside the names, so that a page with a search field does not bring it along.
  const search = Promise.all([import('#search/create-search.ts'), get('names')]).then(([{ createSearch }, file]) =>
    createSearch(file as NamesFile),
  )
  const whole = search.then(async (it) => it.addTerms((await get('terms')) as TermsFile))
  const entry = { search, whole }
  loading.set(locale, entry)
  whole.catch(() => loading.delete(locale))
  return entry
}

/** The summaries, which only the search page shows. */
export function loadSummaries(locale: Locale, app: AppData): Promise<unknown> {
  const entry = loadSearch(locale, app)
  entry.summaries ??= loadOnce(async () => {
    const file = getShared(app.sharedData[`${indexNames.summaries}-${locale}`]!)
    const search = await entry.search
    search.addSummaries((await file) as SummariesFile)
  })
  return entry.summaries()
}
