import { htmlLang } from '#domain/market/locale.ts'
import type { LoadedPage } from '../load-page.ts'
import { pageTitle } from '../page-title.ts'

/** Updates the document's head to what the new page's own HTML would have. */
export function updateHead({ page, shared }: LoadedPage) {
  document.title = pageTitle(page.data, page.kind, shared.company.name)
  document.documentElement.lang = htmlLang(page.language)
  setAttribute('meta[name=description]', 'content', page.data.summary)
  const origin = new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')!.href).origin
  setAttribute('link[rel=canonical]', 'href', origin + page.path)
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=alternate]')) {
    link.href = origin + page.localizedPaths[link.hreflang === 'en' ? 'en' : 'no']
  }
}

function setAttribute(selector: string, name: string, value: string) {
  document.querySelector(selector)?.setAttribute(name, value)
}
