import postcss, { type AtRule, type ChildNode, type Declaration, type Root, type Rule } from 'postcss'
import { canMatch, needsOf, type PageHas, type SelectorNeeds, splitSelectors } from './selector-needs.ts'

/** Cuts a stylesheet down to what one page can use. */
export type CssCutter = (html: string) => string

/** What is asked of a page before a part of the stylesheet is kept. */
interface PageLook extends PageHas {
  /** Whether text of these letters may be shown. */
  letters(pattern: RegExp): boolean
  motion(name: string): boolean
  property(name: string): boolean
}
type Cut = (page: PageLook) => string

/**
 * Every page carries its CSS in its head, and most of a site's CSS is for other kinds of pages. A rule is left out when a
 * class, id or element that it asks for is nowhere on the page; a part of a font, when the page has none of its letters; a
 * motion or a property of the root, when nothing uses it. In doubt it stays. The browser fetches the whole stylesheet on
 * hydration. `drawnWith` names the properties that pictures use.
 */
export function createCssCutter(css: string, drawnWith: Iterable<string> = []): CssCutter {
  const root = postcss.parse(css)
  const sheet = compileAll(root.nodes)
  const asked = listAsked(root)
  const partsOf = rootProperties(root)
  const known = new Map<string, string>()

  function cutFor(has: PageHas & Pick<PageLook, 'letters'>): string {
    const rules = sheet({ ...has, motion: () => false, property: () => false })
    const properties = new Set([...drawnWith, ...propertiesIn(rules)])
    // A set also goes through what is added to it on the way: the properties that a property is made of.
    for (const name of properties)
      for (const part of (partsOf.get(name) ?? []).flatMap(propertiesIn)) properties.add(part)
    const motion = (name: string) => new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(rules)
    return sheet({ ...has, motion, property: (name) => properties.has(name) })
  }

  return (html) => {
    const classes = new Set([...valuesOf(html, ' class="')].flatMap((value) => value.split(' ')))
    const ids = valuesOf(html, ' id="').add('root')
    const tags = tagsOf(html).add('html').add('body')
    const has = {
      class: (name: string) => classes.has(name),
      id: (name: string) => ids.has(name),
      tag: (name: string) => tags.has(name),
      letters: (pattern: RegExp) => pattern.test(html),
    }
    const key = [
      ...asked.classes.filter(has.class),
      ...asked.ids.map(has.id),
      ...asked.tags.map(has.tag),
      ...asked.letters.map(has.letters),
    ].join()
    const before = known.get(key)
    if (before !== undefined) return before
    const cut = cutFor(has)
    known.set(key, cut)
    return cut
  }
}

/** The different values of an attribute. indexOf is faster here than a regular expression. */
function valuesOf(html: string, attribute: string): Set<string> {
  const values = new Set<string>()
  for (let at = html.indexOf(attribute); at !== -1; at = html.indexOf(attribute, at)) {
    at += attribute.length
    values.add(html.slice(at, html.indexOf('"', at)))
  }
  return values
}

const isLetterOrDigit = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)

/** The names of all elements; names with capitals, as SVG has some, are cut short, and no stylesheet asks for them. */
function tagsOf(html: string): Set<string> {
  const tags = new Set<string>()
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    let end = at + 1
    while (isLetterOrDigit(html.charCodeAt(end))) end++
    if (end > at + 1) tags.add(html.slice(at + 1, end))
  }
  return tags
}

export const propertiesIn = (text: string) => [...text.matchAll(/var\(--([\w-]+)/g)].map((match) => match[1]!)

/** Parsing once is slower than cutting a thousand times: what remains to be asked of a page is in functions. */
function compileAll(nodes: ChildNode[]): Cut {
  const parts = nodes.flatMap((node): Cut[] => {
    if (node.type === 'decl') return [compileDeclaration(node)]
    if (node.type === 'rule') return [compileRule(node)]
    return node.type === 'atrule' ? [compileAtRule(node)] : []
  })
  return (page) => {
    let text = ''
    for (const part of parts) {
      const kept = part(page)
      if (!kept) continue
      text += text && !text.endsWith('}') && !text.endsWith(';') ? `;${kept}` : kept
    }
    return text
  }
}

function compileDeclaration(node: Declaration): Cut {
  const text = node.toString()
  const name = isOfRoot(node) ? node.prop.slice('--'.length) : undefined
  return name === undefined ? () => text : (page) => (page.property(name) ? text : '')
}

const isOfRoot = ({ prop, parent }: Declaration) =>
  prop.startsWith('--') && parent?.type === 'rule' && (parent as Rule).selector === ':root'

function compileRule(rule: Rule): Cut {
  const selectors = splitSelectors(rule.selector).map((text) => ({ text, needs: needsOf(text) }))
  const body = compileAll(rule.nodes)
  return (page) => {
    const possible = selectors.filter(({ needs }) => canMatch(needs, page))
    const inside = possible.length > 0 ? body(page) : ''
    return inside && `${possible.map(({ text }) => text).join()}{${inside}}`
  }
}

function compileAtRule(rule: AtRule): Cut {
  const text = rule.toString()
  if (rule.name === 'keyframes') return (page) => (page.motion(rule.params) ? text : '')
  if (rule.name === 'font-face') {
    const letters = lettersOf(rule)
    return letters ? (page) => (page.letters(letters) ? text : '') : () => text
  }
  // '@layer a, b;' has no end of its own in the tree.
  if (!rule.nodes) return () => `${text};`
  const body = compileAll(rule.nodes)
  const start = text.slice(0, text.indexOf('{'))
  return (page) => {
    const inside = body(page)
    return inside && `${start}{${inside}}`
  }
}

/** The letters that a part of a font is for: 'U+104-107,U+131'. Undefined: all. */
function lettersOf(fontFace: AtRule): RegExp | undefined {
  const range = fontFace.nodes?.find((node) => node.type === 'decl' && node.prop === 'unicode-range')
  if (range?.type !== 'decl') return
  const parts = range.value.split(',').map((part) => part.trim().slice('U+'.length).split('-'))
  return new RegExp(`[${parts.map((ends) => ends.map((code) => `\\u{${code}}`).join('-')).join('')}]`, 'u')
}

/** Everything that the stylesheet asks of a page. */
function listAsked(root: Root) {
  const asked = { classes: new Set<string>(), ids: new Set<string>(), tags: new Set<string>(), letters: [] as RegExp[] }
  const add = (needs: SelectorNeeds) => {
    for (const name of needs.classes) asked.classes.add(name)
    for (const name of needs.ids) asked.ids.add(name)
    for (const name of needs.tags) asked.tags.add(name)
    for (const alternative of needs.oneOf.flat()) add(alternative)
  }
  root.walkRules((rule) => {
    for (const selector of splitSelectors(rule.selector)) add(needsOf(selector))
  })
  root.walkAtRules('font-face', (fontFace) => {
    const letters = lettersOf(fontFace)
    if (letters) asked.letters.push(letters)
  })
  return { ...asked, classes: [...asked.classes], ids: [...asked.ids], tags: [...asked.tags] }
}

/** The values of each property of the root: it may have others in a media query. */
function rootProperties(root: Root): Map<string, string[]> {
  const values = new Map<string, string[]>()
  root.walkDecls(/^--/, (node) => {
    const name = node.prop.slice('--'.length)
    if (isOfRoot(node)) values.set(name, [...(values.get(name) ?? []), node.value])
  })
  return values
}
