import { useTrustedHtml } from '../use-trusted-html.ts'

/** HTML that the compiler has made, of checked Markdown or of words that it has escaped: the only place where a page takes it in as a string. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler escapes raw HTML; its tests prove it
  return <div className="prose" dangerouslySetInnerHTML={useTrustedHtml(html)} />
}
