import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { ServedPage } from './served-pages.ts'

/** What a check found on a page. */
export interface Finding {
  path: string
  problem: string
}

/** Addresses of this site that pages lead to and nobody answers, and fragments that name no place in the page they lead to. */
export async function findBrokenLinks(
  pages: readonly ServedPage[],
  origin: string,
  answers: (address: string) => Promise<boolean>,
): Promise<Finding[]> {
  const documents = new Map(pages.map(({ path, html }) => [path, readDocument(html)]))
  const known = new Map<string, Promise<boolean>>()
  const findings: Finding[] = []
  for (const [path, { links }] of documents) {
    for (const link of links) {
      const target = new URL(link, origin + path)
      if (target.origin !== origin) continue
      const address = target.pathname + target.search
      if (!documents.has(address)) {
        if (!known.has(address)) known.set(address, answers(address))
        if (!(await known.get(address))) findings.push({ path, problem: `${link} leads nowhere` })
      }
      const place = decodeURIComponent(target.hash.slice(1))
      const ids = documents.get(target.pathname)?.ids
      // Forms keep what they are about behind '#', as tokens do: only what is written like an id is one.
      if (ids && /^[a-z][\w-]*$/i.test(place) && !ids.has(place))
        findings.push({ path, problem: `${link}: there is no such place on that page` })
    }
  }
  return findings
}

const isSent = ({ attrs }: DefaultTreeAdapterTypes.Element) =>
  attrs.some(({ name, value }) => name === 'method' && value.toLowerCase() === 'post')

function readDocument(html: string) {
  const links: string[] = []
  const ids = new Set<string>()
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if ('attrs' in node) {
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.add(value)
        if (name === 'href' && (node.tagName === 'a' || node.tagName === 'link')) links.push(value)
        if (name === 'src') links.push(value)
        // What is sent by POST goes to the API, which answers no look.
        if (name === 'action' && node.tagName === 'form' && !isSent(node)) links.push(value)
      }
    }
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html))
  return { links: links.filter((it) => !/^(?:tel|mailto|sms|data|blob|geo|webcal):/.test(it)), ids }
}
