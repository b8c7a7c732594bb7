/** Replaces a page's own content; `content` is HTML. */
export interface PageFilling {
  title: string
  content: string
}

/**
 * A built page with other content between its header and footer. `title` is text that is safe in HTML. The page loses its
 * scripts, which would put its own content back, and gets the whole stylesheet: its own was cut down to its own content.
 */
export function fillPage(html: string, { title, content }: PageFilling): string {
  const [, stylesheet = ''] = / data-styles="([^"]*)"/.exec(html) ?? []
  return html
    .replace(/<script[\s>][\s\S]*?<\/script>/g, '')
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${title}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${stylesheet}">`,
    )
    .replace(/<main[\s>][\s\S]*<\/main>/, () => `<main id="main"><div class="wrap block stack">${content}</div></main>`)
}
