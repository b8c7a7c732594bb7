import { escapeHtml } from '#domain/text/escape-html.ts'

/** The page with a link to the other language that keeps the query of the address. */
export function keepInLanguageSwitch(html: string, query: string): string {
  return html.replace(/(<a class="(?:menu-)?lang" href="[^"?]*)"/g, (_, link) => `${link}${escapeHtml(query)}"`)
}
