import { mainId, rootId, stylesAttribute } from '#domain/site/page-places.ts'
import type { PageDocument } from './page-document.ts'

/** Replaces a page's own content; `content` is HTML. */
export interface PageFilling {
  title: string
  content: string
}

/** Puts other content between the header and the footer of a page. */
export function fillPage(page: PageDocument, { title, content }: PageFilling): void {
  const main = page.find(mainId)
  if (!main) throw new Error('a built page has no main part')
  main.attrs = [{ name: 'id', value: mainId }]
  page.setHtml(main, `<div class="wrap block stack">${content}</div>`)
  leaveScriptsOut(page, () => title)
}

/**
 * For a page that was changed for one visitor: it loses its scripts, which would put its own content back, gets the whole
 * stylesheet, because its own was cut down to its own content, and is for no search engine.
 */
export function leaveScriptsOut(page: PageDocument, title: (built: string) => string): void {
  for (const script of page.findAll('script')) page.remove(script)
  const root = page.find(rootId)
  const [element] = page.findAll('title')
  if (!root || !element) throw new Error('a built page has no root or no title')
  page.setText(element, title(page.text(element)))
  hideFromSearchEngines(page)
  page.insertBefore(element, 'link', { rel: 'stylesheet', href: page.attribute(root, stylesAttribute) ?? '' })
}

/** Some pages are built so. */
export function hideFromSearchEngines(page: PageDocument): void {
  if (page.findAll('meta').some((meta) => page.attribute(meta, 'name') === 'robots')) return
  for (const title of page.findAll('title').slice(0, 1))
    page.insertBefore(title, 'meta', { name: 'robots', content: 'noindex' })
}
