/** Replaces a page's own content; `content` is HTML. */
export interface PageFilling {
  title: string
  content: string
}

/** A built page with other content between its header and footer. `title` is text that is safe in HTML. */
export function fillPage(html: string, { title, content }: PageFilling): string {
  return withoutScripts(html, () => title).replace(
    /<main[\s>][\s\S]*<\/main>/,
    () => `<main id="main"><div class="wrap block stack">${content}</div></main>`,
  )
}

/**
 * A built page that was changed for one visitor: it loses its scripts, which would put its own content back, gets the whole
 * stylesheet, because its own was cut down to its own content, and is for no search engine.
 */
export function withoutScripts(html: string, title: (built: string) => string): string {
  const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(html) ?? []
  return html
    .replace(/<script[\s>][\s\S]*?<\/script>/g, '')
    .replace(
      /<title>([^<]*)<\/title>/,
      (_, built: string) =>
        `<title>${title(built)}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${stylesheet}">`,
    )
}
