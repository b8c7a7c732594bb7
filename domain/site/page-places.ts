/**
 * The places of a built page that somebody finds again: the server, which changes pages for visitors without script, and the
 * page's own scripts. Templates write them from here, and the compiler refuses a page without those that its kind must have
 * (compiler/output/pages/required-places.ts).
 */

/** How every page begins. What holds for the whole page is put behind it, as attributes. */
export const pageStart = '<!doctype html><html'
/** What stands above a page on some days is put behind it. */
export const bodyStart = '<body>'

export const rootId = 'root'
/** On the root: the address of the whole stylesheet. */
export const stylesAttribute = 'data-styles'
export const mainId = 'main'

// Around the content: left out where an address asks for the content alone.
export const skipLinkId = 'skip-link'
export const consentId = 'consent'
/** Its links with `hreflang` lead to the page in the other language. */
export const headerId = 'site-header'
export const breadcrumbsId = 'breadcrumbs'
export const footerId = 'site-footer'

/** On a part of the page that the script must fill where the address has a query, unless the server has. */
export const loadAttribute = 'data-load'

/** The name of every search field, and of the words in an address. */
export const searchFieldName = 'q'
export const searchResultsId = 'search-results'
/** Where the 404 page shows the pages near an address. */
export const nearPagesId = 'near-pages'

export const peopleSearchId = 'people-search'
export const peopleListId = 'people-list'
/** On the list: the query that its people were chosen by. */
export const shownQueryAttribute = 'data-query'

/** The element around a field with its label, and its look while something is wrong. */
export const fieldClass = 'field'
export const wrongFieldClass = 'wrong'
export const fieldErrorClass = 'field-error'
/** The id of what is wrong with a field; it stands right above the control. */
export const fieldErrorId = (field: string) => `${field}-error`
/** Around everything that is wrong with a form, above it: a heading, and a list with a link to each field. */
export const errorSummaryClass = 'notice error'
export const errorListClass = 'error-list'
