/**
 * Refuses a page in which two elements have one id, or on which a link or a form leads to a place that is not on it: a tap would go
 * nowhere, or to the wrong one.
 */
export function checkIds(path: string, html: string): void {
  const ids = new Set<string>()
  for (const [, id] of html.matchAll(/ id="([^"]+)"/g)) {
    if (ids.has(id!)) throw new Error(`The page ${path} has two elements with the id '${id}'.`)
    ids.add(id!)
  }
  for (const [, id] of html.matchAll(/ (?:href|action)="#([^"]+)"/g)) {
    if (!ids.has(id!)) throw new Error(`The page ${path} links to '#${id}', which is not on it.`)
  }
}
