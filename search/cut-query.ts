// Apart from the search itself, so that a search field does not load it.
export const longestQuery = 100

/** The part of a query that is used. A character cut in half at the end is dropped, because addresses only take whole ones. */
export function cutQuery(query: string): string {
  return query.slice(0, longestQuery).toWellFormed()
}
