import { applicationAction, applicationFieldNames } from '#domain/forms/application.ts'
import { contactAction, contactFieldNames } from '#domain/forms/contact.ts'
import { interestAction, interestFieldNames } from '#domain/forms/interest.ts'
import type { PageKind } from '#domain/site/page-kinds.ts'
import {
  bodyStart,
  consentId,
  footerId,
  headerId,
  loadAttribute,
  mainId,
  nearPagesId,
  pageStart,
  peopleListId,
  peopleSearchId,
  rootId,
  searchFieldName,
  searchResultsId,
  shownQueryAttribute,
  skipLinkId,
  stylesAttribute,
} from '#domain/site/page-places.ts'
import type { PageData } from '#page-data/pages.ts'

const withId = (id: string) => ` id="${id}"`
const withName = (name: string) => ` name="${name}"`

const everywhere = [pageStart, bodyStart, withId(rootId), ` ${stylesAttribute}="`, withId(mainId)]
/** The kiosk has nothing around its content. */
const withFrame = [withId(skipLinkId), withId(headerId), withId(footerId), ' hrefLang="']

/** What the server fills on pages of a kind. */
const ofKind: Partial<Record<PageKind, string[]>> = {
  search: [withName(searchFieldName), withId(searchResultsId)],
  'not-found': [withId(nearPagesId)],
  directory: [withId(peopleSearchId), withId(peopleListId), ` ${shownQueryAttribute}=""`, ` ${loadAttribute}="`],
  contact: formPlaces(contactAction, contactFieldNames),
  job: formPlaces(applicationAction, applicationFieldNames),
  business: formPlaces(interestAction, interestFieldNames),
}

/**
 * Refuses a page without a place that the server changes (domain/site/page-places.ts): a visitor without script would be the
 * first to notice.
 */
export function requirePlaces({ path, kind, data }: Pick<PageData, 'path' | 'kind' | 'data'>, html: string): void {
  const asksConsent = kind !== 'kiosk' && data.callFirst === undefined
  const needed = [
    ...everywhere,
    ...(kind === 'kiosk' ? [] : withFrame),
    ...(asksConsent ? [withId(consentId)] : []),
    ...(ofKind[kind] ?? []),
  ]
  const missing = needed.filter((place) => !html.includes(place)).map((place) => place.trim())
  if (missing.length > 0)
    throw new Error(`The page ${path} (${kind}) lacks what the server looks for: ${missing.join(', ')}`)
}

/** Errors are listed as links to the ids of their fields. */
function formPlaces(action: string, fields: readonly string[]): string[] {
  return [` action="${action}"`, ...fields.flatMap((field) => [withId(field), withName(field)])]
}
