import type { PageEdit } from './page-document.ts'

/** A built page with some changes. The parser is loaded with the first page that needs it: most visitors get pages as they were built. */
export async function editPage(html: string, ...edits: PageEdit[]): Promise<string> {
  const { PageDocument } = await import('./page-document.ts')
  const page = new PageDocument(html)
  for (const edit of edits) edit(page)
  return page.toString()
}
