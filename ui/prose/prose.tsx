import { useTrustedHtml } from '../use-trusted-html.ts'

/** Running text that the compiler has made from checked Markdown: the only place where HTML comes in as a string. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler escapes raw HTML; its tests prove it
  return <div className="prose" dangerouslySetInnerHTML={useTrustedHtml(html)} />
}
