import type { ComposedSite } from '../../compose/compose-site.ts'
import { unlisted } from './document-parts.ts'

/** /sitemap.xml: every page in both languages, each naming the other. */
export function sitemap(site: ComposedSite, siteUrl: string): string {
  const entries = [...site.nodes.values()]
    .filter((node) => !unlisted.has(node.kind))
    .flatMap((node) => {
      const links = [
        ['no', node.in.no.path],
        ['en', node.in.en.path],
        ['x-default', node.in.no.path],
      ].map(([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`)
      return [node.in.no.path, node.in.en.path].map(
        (path) => `<url><loc>${siteUrl}${path}</loc>${links.join('')}</url>`,
      )
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /dev/\nSitemap: ${siteUrl}/sitemap.xml\n`
}
