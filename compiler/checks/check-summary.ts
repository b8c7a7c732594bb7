/** As many characters as search engines and our own lists show. */
const mostCharacters = 160

/** What is wrong with a summary, of a page or of a fact that becomes one; nothing if it fits. */
export function checkSummary({ length }: string): string | undefined {
  if (length <= mostCharacters) return
  return `the summary has ${length} characters; at most ${mostCharacters} are shown. Shorten it.`
}
