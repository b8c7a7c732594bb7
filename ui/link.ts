/** A place on the site and the words that lead there. */
export interface Link {
  title: string
  path: string
}
